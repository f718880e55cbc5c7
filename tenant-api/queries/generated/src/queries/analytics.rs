// This file was generated with `clorinde`. Do not modify.

#[derive(Debug)]
pub struct NoteParams<T1: crate::StringSql, T2: crate::StringSql, T3: crate::StringSql, T4: crate::JsonSql> {
    pub id: uuid::Uuid,
    pub at: chrono::DateTime<chrono::Utc>,
    pub kind: T1,
    pub name: T2,
    pub user_id: Option<uuid::Uuid>,
    pub team_id: T3,
    pub properties: T4,
}
#[derive(Clone, Copy, Debug)]
pub struct PurgeParams {
    pub before: chrono::DateTime<chrono::Utc>,
    pub most: i64,
}
use crate::client::async_::GenericClient;
use futures::{self, StreamExt, TryStreamExt};
pub struct NoteStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn note() -> NoteStmt {
    NoteStmt(
        "insert into analytics_events (id, at, kind, name, user_id, team_id, properties) values ($1, $2, $3, $4, $5, $6, $7)",
        None,
    )
}
impl NoteStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<
        'c,
        'a,
        's,
        C: GenericClient,
        T1: crate::StringSql,
        T2: crate::StringSql,
        T3: crate::StringSql,
        T4: crate::JsonSql,
    >(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
        at: &'a chrono::DateTime<chrono::Utc>,
        kind: &'a T1,
        name: &'a T2,
        user_id: &'a Option<uuid::Uuid>,
        team_id: &'a T3,
        properties: &'a T4,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(
                &client.prepare(self.0).await?,
                &[id, at, kind, name, user_id, team_id, properties],
            )
            .await
    }
}
impl<
    'a,
    C: GenericClient + Send + Sync,
    T1: crate::StringSql,
    T2: crate::StringSql,
    T3: crate::StringSql,
    T4: crate::JsonSql,
>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        NoteParams<T1, T2, T3, T4>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for NoteStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a NoteParams<T1, T2, T3, T4>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(
            client,
            &params.id,
            &params.at,
            &params.kind,
            &params.name,
            &params.user_id,
            &params.team_id,
            &params.properties,
        ))
    }
}
pub struct PurgeStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn purge() -> PurgeStmt {
    PurgeStmt(
        "delete from analytics_events where id in (select id from analytics_events where at < $1 limit $2)",
        None,
    )
}
impl PurgeStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        before: &'a chrono::DateTime<chrono::Utc>,
        most: &'a i64,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[before, most]).await
    }
}
impl<'a, C: GenericClient + Send + Sync>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        PurgeParams,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for PurgeStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a PurgeParams,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.before, &params.most))
    }
}
