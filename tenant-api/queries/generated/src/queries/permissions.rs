// This file was generated with `clorinde`. Do not modify.

#[derive(Debug)]
pub struct ListParams<
    T1: crate::StringSql,
    T2: crate::ArraySql<Item = T1>,
    T3: crate::StringSql,
    T4: crate::StringSql,
    T5: crate::StringSql,
    T6: crate::StringSql,
> {
    pub document_id: Option<uuid::Uuid>,
    pub types: T2,
    pub status: Option<T3>,
    pub category: Option<T4>,
    pub search: Option<T5>,
    pub sort: T6,
    pub per_page: i64,
    pub skip: i64,
}
#[derive(Debug)]
pub struct IdsParams<
    T1: crate::StringSql,
    T2: crate::ArraySql<Item = T1>,
    T3: crate::StringSql,
    T4: crate::StringSql,
    T5: crate::StringSql,
    T6: crate::StringSql,
> {
    pub document_id: Option<uuid::Uuid>,
    pub types: T2,
    pub status: Option<T3>,
    pub category: Option<T4>,
    pub search: Option<T5>,
    pub sort: T6,
}
#[derive(Debug)]
pub struct CreateParams<
    T1: crate::StringSql,
    T2: crate::StringSql,
    T3: crate::JsonSql,
    T4: crate::StringSql,
    T5: crate::ArraySql<Item = T4>,
    T6: crate::JsonSql,
> {
    pub id: uuid::Uuid,
    pub document_id: uuid::Uuid,
    pub r#type: T1,
    pub title: T2,
    pub rule: T3,
    pub lead: T5,
    pub any_status: bool,
    pub is_optional: bool,
    pub due: Option<T6>,
    pub created_by: uuid::Uuid,
    pub now: chrono::DateTime<chrono::Utc>,
}
#[derive(Debug)]
pub struct UpdateParams<
    T1: crate::StringSql,
    T2: crate::JsonSql,
    T3: crate::StringSql,
    T4: crate::ArraySql<Item = T3>,
    T5: crate::JsonSql,
    T6: crate::StringSql,
> {
    pub title: T1,
    pub rule: T2,
    pub lead: T4,
    pub any_status: bool,
    pub is_optional: bool,
    pub due: Option<T5>,
    pub status: T6,
    pub now: chrono::DateTime<chrono::Utc>,
    pub id: uuid::Uuid,
}
#[derive(Debug)]
pub struct WriteGroupParams<T1: crate::StringSql, T2: crate::StringSql, T3: crate::ArraySql<Item = T2>> {
    pub permission_id: uuid::Uuid,
    pub category: T1,
    pub facets: T3,
}
#[derive(Debug)]
pub struct PreviewParams<T1: crate::StringSql, T2: crate::StringSql> {
    pub draft: Option<uuid::Uuid>,
    pub replaces: Option<uuid::Uuid>,
    pub document_id: uuid::Uuid,
    pub r#type: T1,
    pub offers: bool,
    pub team_id: T2,
}
#[derive(Debug)]
pub struct OthersParams<T1: crate::StringSql> {
    pub r#type: T1,
    pub document_id: uuid::Uuid,
    pub id: uuid::Uuid,
}
#[derive(Debug)]
pub struct WhyParams<T1: crate::StringSql> {
    pub user_id: uuid::Uuid,
    pub r#type: T1,
    pub document_id: uuid::Uuid,
}
#[derive(Debug)]
pub struct PersonParams<T1: crate::StringSql> {
    pub user_id: uuid::Uuid,
    pub team_id: T1,
}
#[derive(Debug)]
pub struct NamesParams<T1: crate::ArraySql<Item = uuid::Uuid>, T2: crate::StringSql> {
    pub users: T1,
    pub team_id: T2,
}
#[derive(Debug)]
pub struct ValuesParams<T1: crate::StringSql, T2: crate::StringSql, T3: crate::StringSql> {
    pub category: T1,
    pub team_id: T2,
    pub search: T3,
}
#[derive(Debug)]
pub struct PeopleParams<T1: crate::StringSql, T2: crate::StringSql> {
    pub team_id: T1,
    pub search: T2,
}
#[derive(Clone, Copy, Debug)]
pub struct NoteChangeParams {
    pub by: Option<uuid::Uuid>,
    pub id: uuid::Uuid,
}
#[derive(Debug)]
pub struct ConflictsParams<
    T1: crate::StringSql,
    T2: crate::ArraySql<Item = T1>,
    T3: crate::StringSql,
    T4: crate::ArraySql<Item = T3>,
> {
    pub types: T2,
    pub document_id: Option<uuid::Uuid>,
    pub categories: T4,
    pub per_page: i64,
    pub skip: i64,
}
#[derive(Debug)]
pub struct GiversParams<T1: crate::StringSql> {
    pub user_id: uuid::Uuid,
    pub r#type: T1,
    pub document_id: uuid::Uuid,
}
#[derive(Debug)]
pub struct NamedInTeamParams<T1: crate::StringSql> {
    pub permission_id: uuid::Uuid,
    pub team_id: T1,
}
#[derive(Debug)]
pub struct OfDocumentsParams<T1: crate::StringSql, T2: crate::ArraySql<Item = uuid::Uuid>> {
    pub r#type: T1,
    pub documents: T2,
}
#[derive(Debug, Clone, PartialEq)]
pub struct List {
    pub id: uuid::Uuid,
    pub document_id: uuid::Uuid,
    pub r#type: String,
    pub title: String,
    pub status: String,
    pub rule: serde_json::Value,
    pub is_optional: bool,
    pub due: Option<serde_json::Value>,
    pub revision: i32,
    pub created_at: chrono::DateTime<chrono::Utc>,
    pub updated_at: chrono::DateTime<chrono::Utc>,
    pub document_title: String,
    pub document_status: String,
    pub teams: Option<Vec<String>>,
    pub people: i64,
    pub total: i64,
}
pub struct ListBorrowed<'a> {
    pub id: uuid::Uuid,
    pub document_id: uuid::Uuid,
    pub r#type: &'a str,
    pub title: &'a str,
    pub status: &'a str,
    pub rule: postgres_types::Json<&'a serde_json::value::RawValue>,
    pub is_optional: bool,
    pub due: Option<postgres_types::Json<&'a serde_json::value::RawValue>>,
    pub revision: i32,
    pub created_at: chrono::DateTime<chrono::Utc>,
    pub updated_at: chrono::DateTime<chrono::Utc>,
    pub document_title: &'a str,
    pub document_status: &'a str,
    pub teams: Option<crate::ArrayIterator<'a, &'a str>>,
    pub people: i64,
    pub total: i64,
}
impl<'a> From<ListBorrowed<'a>> for List {
    fn from(
        ListBorrowed {
            id,
            document_id,
            r#type,
            title,
            status,
            rule,
            is_optional,
            due,
            revision,
            created_at,
            updated_at,
            document_title,
            document_status,
            teams,
            people,
            total,
        }: ListBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            document_id,
            r#type: r#type.into(),
            title: title.into(),
            status: status.into(),
            rule: serde_json::from_str(rule.0.get()).unwrap(),
            is_optional,
            due: due.map(|v| serde_json::from_str(v.0.get()).unwrap()),
            revision,
            created_at,
            updated_at,
            document_title: document_title.into(),
            document_status: document_status.into(),
            teams: teams.map(|v| v.map(|v| v.into()).collect()),
            people,
            total,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct WithIds {
    pub id: uuid::Uuid,
    pub document_id: uuid::Uuid,
    pub title: String,
    pub status: String,
    pub rule: serde_json::Value,
    pub is_optional: bool,
    pub created_at: chrono::DateTime<chrono::Utc>,
    pub updated_at: chrono::DateTime<chrono::Utc>,
    pub document_title: String,
    pub people: i64,
}
pub struct WithIdsBorrowed<'a> {
    pub id: uuid::Uuid,
    pub document_id: uuid::Uuid,
    pub title: &'a str,
    pub status: &'a str,
    pub rule: postgres_types::Json<&'a serde_json::value::RawValue>,
    pub is_optional: bool,
    pub created_at: chrono::DateTime<chrono::Utc>,
    pub updated_at: chrono::DateTime<chrono::Utc>,
    pub document_title: &'a str,
    pub people: i64,
}
impl<'a> From<WithIdsBorrowed<'a>> for WithIds {
    fn from(
        WithIdsBorrowed {
            id,
            document_id,
            title,
            status,
            rule,
            is_optional,
            created_at,
            updated_at,
            document_title,
            people,
        }: WithIdsBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            document_id,
            title: title.into(),
            status: status.into(),
            rule: serde_json::from_str(rule.0.get()).unwrap(),
            is_optional,
            created_at,
            updated_at,
            document_title: document_title.into(),
            people,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct One {
    pub id: uuid::Uuid,
    pub document_id: uuid::Uuid,
    pub r#type: String,
    pub title: String,
    pub status: String,
    pub rule: serde_json::Value,
    pub is_optional: bool,
    pub due: Option<serde_json::Value>,
    pub revision: i32,
    pub created_at: chrono::DateTime<chrono::Utc>,
    pub updated_at: chrono::DateTime<chrono::Utc>,
    pub document_title: String,
    pub document_status: String,
    pub teams: Option<Vec<String>>,
    pub people: i64,
}
pub struct OneBorrowed<'a> {
    pub id: uuid::Uuid,
    pub document_id: uuid::Uuid,
    pub r#type: &'a str,
    pub title: &'a str,
    pub status: &'a str,
    pub rule: postgres_types::Json<&'a serde_json::value::RawValue>,
    pub is_optional: bool,
    pub due: Option<postgres_types::Json<&'a serde_json::value::RawValue>>,
    pub revision: i32,
    pub created_at: chrono::DateTime<chrono::Utc>,
    pub updated_at: chrono::DateTime<chrono::Utc>,
    pub document_title: &'a str,
    pub document_status: &'a str,
    pub teams: Option<crate::ArrayIterator<'a, &'a str>>,
    pub people: i64,
}
impl<'a> From<OneBorrowed<'a>> for One {
    fn from(
        OneBorrowed {
            id,
            document_id,
            r#type,
            title,
            status,
            rule,
            is_optional,
            due,
            revision,
            created_at,
            updated_at,
            document_title,
            document_status,
            teams,
            people,
        }: OneBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            document_id,
            r#type: r#type.into(),
            title: title.into(),
            status: status.into(),
            rule: serde_json::from_str(rule.0.get()).unwrap(),
            is_optional,
            due: due.map(|v| serde_json::from_str(v.0.get()).unwrap()),
            revision,
            created_at,
            updated_at,
            document_title: document_title.into(),
            document_status: document_status.into(),
            teams: teams.map(|v| v.map(|v| v.into()).collect()),
            people,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct Lock {
    pub id: uuid::Uuid,
    pub r#type: String,
    pub document_id: uuid::Uuid,
    pub title: String,
    pub status: String,
    pub rule: serde_json::Value,
    pub is_optional: bool,
    pub due: Option<serde_json::Value>,
    pub revision: i32,
}
pub struct LockBorrowed<'a> {
    pub id: uuid::Uuid,
    pub r#type: &'a str,
    pub document_id: uuid::Uuid,
    pub title: &'a str,
    pub status: &'a str,
    pub rule: postgres_types::Json<&'a serde_json::value::RawValue>,
    pub is_optional: bool,
    pub due: Option<postgres_types::Json<&'a serde_json::value::RawValue>>,
    pub revision: i32,
}
impl<'a> From<LockBorrowed<'a>> for Lock {
    fn from(
        LockBorrowed {
            id,
            r#type,
            document_id,
            title,
            status,
            rule,
            is_optional,
            due,
            revision,
        }: LockBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            r#type: r#type.into(),
            document_id,
            title: title.into(),
            status: status.into(),
            rule: serde_json::from_str(rule.0.get()).unwrap(),
            is_optional,
            due: due.map(|v| serde_json::from_str(v.0.get()).unwrap()),
            revision,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct Preview {
    pub bucket: String,
    pub total: i64,
    pub user_id: Option<uuid::Uuid>,
    pub first_name: Option<String>,
    pub last_name: Option<String>,
    pub email: Option<String>,
    pub avatar: Option<String>,
}
pub struct PreviewBorrowed<'a> {
    pub bucket: &'a str,
    pub total: i64,
    pub user_id: Option<uuid::Uuid>,
    pub first_name: Option<&'a str>,
    pub last_name: Option<&'a str>,
    pub email: Option<&'a str>,
    pub avatar: Option<&'a str>,
}
impl<'a> From<PreviewBorrowed<'a>> for Preview {
    fn from(
        PreviewBorrowed {
            bucket,
            total,
            user_id,
            first_name,
            last_name,
            email,
            avatar,
        }: PreviewBorrowed<'a>,
    ) -> Self {
        Self {
            bucket: bucket.into(),
            total,
            user_id,
            first_name: first_name.map(|v| v.into()),
            last_name: last_name.map(|v| v.into()),
            email: email.map(|v| v.into()),
            avatar: avatar.map(|v| v.into()),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct Others {
    pub id: uuid::Uuid,
    pub title: String,
    pub rule: serde_json::Value,
}
pub struct OthersBorrowed<'a> {
    pub id: uuid::Uuid,
    pub title: &'a str,
    pub rule: postgres_types::Json<&'a serde_json::value::RawValue>,
}
impl<'a> From<OthersBorrowed<'a>> for Others {
    fn from(OthersBorrowed { id, title, rule }: OthersBorrowed<'a>) -> Self {
        Self {
            id,
            title: title.into(),
            rule: serde_json::from_str(rule.0.get()).unwrap(),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct Why {
    pub permission_id: uuid::Uuid,
    pub title: String,
    pub is_optional: bool,
    pub category: String,
    pub facets: Vec<String>,
    pub user_team_id: Option<String>,
    pub membership_status: Option<String>,
    pub held: Vec<String>,
    pub matches: bool,
}
pub struct WhyBorrowed<'a> {
    pub permission_id: uuid::Uuid,
    pub title: &'a str,
    pub is_optional: bool,
    pub category: &'a str,
    pub facets: crate::ArrayIterator<'a, &'a str>,
    pub user_team_id: Option<&'a str>,
    pub membership_status: Option<&'a str>,
    pub held: crate::ArrayIterator<'a, &'a str>,
    pub matches: bool,
}
impl<'a> From<WhyBorrowed<'a>> for Why {
    fn from(
        WhyBorrowed {
            permission_id,
            title,
            is_optional,
            category,
            facets,
            user_team_id,
            membership_status,
            held,
            matches,
        }: WhyBorrowed<'a>,
    ) -> Self {
        Self {
            permission_id,
            title: title.into(),
            is_optional,
            category: category.into(),
            facets: facets.map(|v| v.into()).collect(),
            user_team_id: user_team_id.map(|v| v.into()),
            membership_status: membership_status.map(|v| v.into()),
            held: held.map(|v| v.into()).collect(),
            matches,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct Person {
    pub first_name: String,
    pub last_name: String,
}
pub struct PersonBorrowed<'a> {
    pub first_name: &'a str,
    pub last_name: &'a str,
}
impl<'a> From<PersonBorrowed<'a>> for Person {
    fn from(PersonBorrowed { first_name, last_name }: PersonBorrowed<'a>) -> Self {
        Self {
            first_name: first_name.into(),
            last_name: last_name.into(),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct Names {
    pub user_id: uuid::Uuid,
    pub first_name: String,
    pub last_name: String,
}
pub struct NamesBorrowed<'a> {
    pub user_id: uuid::Uuid,
    pub first_name: &'a str,
    pub last_name: &'a str,
}
impl<'a> From<NamesBorrowed<'a>> for Names {
    fn from(
        NamesBorrowed {
            user_id,
            first_name,
            last_name,
        }: NamesBorrowed<'a>,
    ) -> Self {
        Self {
            user_id,
            first_name: first_name.into(),
            last_name: last_name.into(),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct People {
    pub user_id: uuid::Uuid,
    pub first_name: String,
    pub last_name: String,
    pub email: String,
}
pub struct PeopleBorrowed<'a> {
    pub user_id: uuid::Uuid,
    pub first_name: &'a str,
    pub last_name: &'a str,
    pub email: &'a str,
}
impl<'a> From<PeopleBorrowed<'a>> for People {
    fn from(
        PeopleBorrowed {
            user_id,
            first_name,
            last_name,
            email,
        }: PeopleBorrowed<'a>,
    ) -> Self {
        Self {
            user_id,
            first_name: first_name.into(),
            last_name: last_name.into(),
            email: email.into(),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct History {
    pub revision: i32,
    pub changed_at: chrono::DateTime<chrono::Utc>,
    pub title: String,
    pub status: String,
    pub rule: serde_json::Value,
    pub is_optional: bool,
    pub due: Option<serde_json::Value>,
    pub changed_by_name: Option<String>,
}
pub struct HistoryBorrowed<'a> {
    pub revision: i32,
    pub changed_at: chrono::DateTime<chrono::Utc>,
    pub title: &'a str,
    pub status: &'a str,
    pub rule: postgres_types::Json<&'a serde_json::value::RawValue>,
    pub is_optional: bool,
    pub due: Option<postgres_types::Json<&'a serde_json::value::RawValue>>,
    pub changed_by_name: Option<&'a str>,
}
impl<'a> From<HistoryBorrowed<'a>> for History {
    fn from(
        HistoryBorrowed {
            revision,
            changed_at,
            title,
            status,
            rule,
            is_optional,
            due,
            changed_by_name,
        }: HistoryBorrowed<'a>,
    ) -> Self {
        Self {
            revision,
            changed_at,
            title: title.into(),
            status: status.into(),
            rule: serde_json::from_str(rule.0.get()).unwrap(),
            is_optional,
            due: due.map(|v| serde_json::from_str(v.0.get()).unwrap()),
            changed_by_name: changed_by_name.map(|v| v.into()),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct Conflicts {
    pub id: uuid::Uuid,
    pub r#type: String,
    pub document_id: uuid::Uuid,
    pub title: String,
    pub document_title: String,
    pub teams: Option<Vec<String>>,
    pub kind: String,
    pub other_id: Option<uuid::Uuid>,
    pub other_title: Option<String>,
    pub category: Option<String>,
    pub values: Vec<String>,
    pub total: i64,
}
pub struct ConflictsBorrowed<'a> {
    pub id: uuid::Uuid,
    pub r#type: &'a str,
    pub document_id: uuid::Uuid,
    pub title: &'a str,
    pub document_title: &'a str,
    pub teams: Option<crate::ArrayIterator<'a, &'a str>>,
    pub kind: &'a str,
    pub other_id: Option<uuid::Uuid>,
    pub other_title: Option<&'a str>,
    pub category: Option<&'a str>,
    pub values: crate::ArrayIterator<'a, &'a str>,
    pub total: i64,
}
impl<'a> From<ConflictsBorrowed<'a>> for Conflicts {
    fn from(
        ConflictsBorrowed {
            id,
            r#type,
            document_id,
            title,
            document_title,
            teams,
            kind,
            other_id,
            other_title,
            category,
            values,
            total,
        }: ConflictsBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            r#type: r#type.into(),
            document_id,
            title: title.into(),
            document_title: document_title.into(),
            teams: teams.map(|v| v.map(|v| v.into()).collect()),
            kind: kind.into(),
            other_id,
            other_title: other_title.map(|v| v.into()),
            category: category.map(|v| v.into()),
            values: values.map(|v| v.into()).collect(),
            total,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct Givers {
    pub kind: String,
    pub source_id: String,
    pub title: Option<String>,
}
pub struct GiversBorrowed<'a> {
    pub kind: &'a str,
    pub source_id: &'a str,
    pub title: Option<&'a str>,
}
impl<'a> From<GiversBorrowed<'a>> for Givers {
    fn from(GiversBorrowed { kind, source_id, title }: GiversBorrowed<'a>) -> Self {
        Self {
            kind: kind.into(),
            source_id: source_id.into(),
            title: title.map(|v| v.into()),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct OfDocuments {
    pub document_id: uuid::Uuid,
    pub title: String,
    pub rule: serde_json::Value,
    pub is_optional: bool,
    pub due: Option<serde_json::Value>,
}
pub struct OfDocumentsBorrowed<'a> {
    pub document_id: uuid::Uuid,
    pub title: &'a str,
    pub rule: postgres_types::Json<&'a serde_json::value::RawValue>,
    pub is_optional: bool,
    pub due: Option<postgres_types::Json<&'a serde_json::value::RawValue>>,
}
impl<'a> From<OfDocumentsBorrowed<'a>> for OfDocuments {
    fn from(
        OfDocumentsBorrowed {
            document_id,
            title,
            rule,
            is_optional,
            due,
        }: OfDocumentsBorrowed<'a>,
    ) -> Self {
        Self {
            document_id,
            title: title.into(),
            rule: serde_json::from_str(rule.0.get()).unwrap(),
            is_optional,
            due: due.map(|v| serde_json::from_str(v.0.get()).unwrap()),
        }
    }
}
use crate::client::async_::GenericClient;
use futures::{self, StreamExt, TryStreamExt};
pub struct ListQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<ListBorrowed, tokio_postgres::Error>,
    mapper: fn(ListBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> ListQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(ListBorrowed) -> R) -> ListQuery<'c, 'a, 's, C, R, N> {
        ListQuery {
            client: self.client,
            params: self.params,
            query: self.query,
            cached: self.cached,
            extractor: self.extractor,
            mapper,
        }
    }
    pub async fn one(self) -> Result<T, tokio_postgres::Error> {
        let row = crate::client::async_::one(self.client, self.query, &self.params, self.cached).await?;
        Ok((self.mapper)((self.extractor)(&row)?))
    }
    pub async fn all(self) -> Result<Vec<T>, tokio_postgres::Error> {
        self.iter().await?.try_collect().await
    }
    pub async fn opt(self) -> Result<Option<T>, tokio_postgres::Error> {
        let opt_row = crate::client::async_::opt(self.client, self.query, &self.params, self.cached).await?;
        Ok(opt_row
            .map(|row| {
                let extracted = (self.extractor)(&row)?;
                Ok((self.mapper)(extracted))
            })
            .transpose()?)
    }
    pub async fn iter(
        self,
    ) -> Result<impl futures::Stream<Item = Result<T, tokio_postgres::Error>> + 'c, tokio_postgres::Error> {
        let stream =
            crate::client::async_::raw(self.client, self.query, crate::slice_iter(&self.params), self.cached).await?;
        let mapped = stream
            .map(move |res| {
                res.and_then(|row| {
                    let extracted = (self.extractor)(&row)?;
                    Ok((self.mapper)(extracted))
                })
            })
            .into_stream();
        Ok(mapped)
    }
}
pub struct UuidUuidQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<uuid::Uuid, tokio_postgres::Error>,
    mapper: fn(uuid::Uuid) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> UuidUuidQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(uuid::Uuid) -> R) -> UuidUuidQuery<'c, 'a, 's, C, R, N> {
        UuidUuidQuery {
            client: self.client,
            params: self.params,
            query: self.query,
            cached: self.cached,
            extractor: self.extractor,
            mapper,
        }
    }
    pub async fn one(self) -> Result<T, tokio_postgres::Error> {
        let row = crate::client::async_::one(self.client, self.query, &self.params, self.cached).await?;
        Ok((self.mapper)((self.extractor)(&row)?))
    }
    pub async fn all(self) -> Result<Vec<T>, tokio_postgres::Error> {
        self.iter().await?.try_collect().await
    }
    pub async fn opt(self) -> Result<Option<T>, tokio_postgres::Error> {
        let opt_row = crate::client::async_::opt(self.client, self.query, &self.params, self.cached).await?;
        Ok(opt_row
            .map(|row| {
                let extracted = (self.extractor)(&row)?;
                Ok((self.mapper)(extracted))
            })
            .transpose()?)
    }
    pub async fn iter(
        self,
    ) -> Result<impl futures::Stream<Item = Result<T, tokio_postgres::Error>> + 'c, tokio_postgres::Error> {
        let stream =
            crate::client::async_::raw(self.client, self.query, crate::slice_iter(&self.params), self.cached).await?;
        let mapped = stream
            .map(move |res| {
                res.and_then(|row| {
                    let extracted = (self.extractor)(&row)?;
                    Ok((self.mapper)(extracted))
                })
            })
            .into_stream();
        Ok(mapped)
    }
}
pub struct WithIdsQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<WithIdsBorrowed, tokio_postgres::Error>,
    mapper: fn(WithIdsBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> WithIdsQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(WithIdsBorrowed) -> R) -> WithIdsQuery<'c, 'a, 's, C, R, N> {
        WithIdsQuery {
            client: self.client,
            params: self.params,
            query: self.query,
            cached: self.cached,
            extractor: self.extractor,
            mapper,
        }
    }
    pub async fn one(self) -> Result<T, tokio_postgres::Error> {
        let row = crate::client::async_::one(self.client, self.query, &self.params, self.cached).await?;
        Ok((self.mapper)((self.extractor)(&row)?))
    }
    pub async fn all(self) -> Result<Vec<T>, tokio_postgres::Error> {
        self.iter().await?.try_collect().await
    }
    pub async fn opt(self) -> Result<Option<T>, tokio_postgres::Error> {
        let opt_row = crate::client::async_::opt(self.client, self.query, &self.params, self.cached).await?;
        Ok(opt_row
            .map(|row| {
                let extracted = (self.extractor)(&row)?;
                Ok((self.mapper)(extracted))
            })
            .transpose()?)
    }
    pub async fn iter(
        self,
    ) -> Result<impl futures::Stream<Item = Result<T, tokio_postgres::Error>> + 'c, tokio_postgres::Error> {
        let stream =
            crate::client::async_::raw(self.client, self.query, crate::slice_iter(&self.params), self.cached).await?;
        let mapped = stream
            .map(move |res| {
                res.and_then(|row| {
                    let extracted = (self.extractor)(&row)?;
                    Ok((self.mapper)(extracted))
                })
            })
            .into_stream();
        Ok(mapped)
    }
}
pub struct OneQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<OneBorrowed, tokio_postgres::Error>,
    mapper: fn(OneBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> OneQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(OneBorrowed) -> R) -> OneQuery<'c, 'a, 's, C, R, N> {
        OneQuery {
            client: self.client,
            params: self.params,
            query: self.query,
            cached: self.cached,
            extractor: self.extractor,
            mapper,
        }
    }
    pub async fn one(self) -> Result<T, tokio_postgres::Error> {
        let row = crate::client::async_::one(self.client, self.query, &self.params, self.cached).await?;
        Ok((self.mapper)((self.extractor)(&row)?))
    }
    pub async fn all(self) -> Result<Vec<T>, tokio_postgres::Error> {
        self.iter().await?.try_collect().await
    }
    pub async fn opt(self) -> Result<Option<T>, tokio_postgres::Error> {
        let opt_row = crate::client::async_::opt(self.client, self.query, &self.params, self.cached).await?;
        Ok(opt_row
            .map(|row| {
                let extracted = (self.extractor)(&row)?;
                Ok((self.mapper)(extracted))
            })
            .transpose()?)
    }
    pub async fn iter(
        self,
    ) -> Result<impl futures::Stream<Item = Result<T, tokio_postgres::Error>> + 'c, tokio_postgres::Error> {
        let stream =
            crate::client::async_::raw(self.client, self.query, crate::slice_iter(&self.params), self.cached).await?;
        let mapped = stream
            .map(move |res| {
                res.and_then(|row| {
                    let extracted = (self.extractor)(&row)?;
                    Ok((self.mapper)(extracted))
                })
            })
            .into_stream();
        Ok(mapped)
    }
}
pub struct LockQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<LockBorrowed, tokio_postgres::Error>,
    mapper: fn(LockBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> LockQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(LockBorrowed) -> R) -> LockQuery<'c, 'a, 's, C, R, N> {
        LockQuery {
            client: self.client,
            params: self.params,
            query: self.query,
            cached: self.cached,
            extractor: self.extractor,
            mapper,
        }
    }
    pub async fn one(self) -> Result<T, tokio_postgres::Error> {
        let row = crate::client::async_::one(self.client, self.query, &self.params, self.cached).await?;
        Ok((self.mapper)((self.extractor)(&row)?))
    }
    pub async fn all(self) -> Result<Vec<T>, tokio_postgres::Error> {
        self.iter().await?.try_collect().await
    }
    pub async fn opt(self) -> Result<Option<T>, tokio_postgres::Error> {
        let opt_row = crate::client::async_::opt(self.client, self.query, &self.params, self.cached).await?;
        Ok(opt_row
            .map(|row| {
                let extracted = (self.extractor)(&row)?;
                Ok((self.mapper)(extracted))
            })
            .transpose()?)
    }
    pub async fn iter(
        self,
    ) -> Result<impl futures::Stream<Item = Result<T, tokio_postgres::Error>> + 'c, tokio_postgres::Error> {
        let stream =
            crate::client::async_::raw(self.client, self.query, crate::slice_iter(&self.params), self.cached).await?;
        let mapped = stream
            .map(move |res| {
                res.and_then(|row| {
                    let extracted = (self.extractor)(&row)?;
                    Ok((self.mapper)(extracted))
                })
            })
            .into_stream();
        Ok(mapped)
    }
}
pub struct PreviewQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<PreviewBorrowed, tokio_postgres::Error>,
    mapper: fn(PreviewBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> PreviewQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(PreviewBorrowed) -> R) -> PreviewQuery<'c, 'a, 's, C, R, N> {
        PreviewQuery {
            client: self.client,
            params: self.params,
            query: self.query,
            cached: self.cached,
            extractor: self.extractor,
            mapper,
        }
    }
    pub async fn one(self) -> Result<T, tokio_postgres::Error> {
        let row = crate::client::async_::one(self.client, self.query, &self.params, self.cached).await?;
        Ok((self.mapper)((self.extractor)(&row)?))
    }
    pub async fn all(self) -> Result<Vec<T>, tokio_postgres::Error> {
        self.iter().await?.try_collect().await
    }
    pub async fn opt(self) -> Result<Option<T>, tokio_postgres::Error> {
        let opt_row = crate::client::async_::opt(self.client, self.query, &self.params, self.cached).await?;
        Ok(opt_row
            .map(|row| {
                let extracted = (self.extractor)(&row)?;
                Ok((self.mapper)(extracted))
            })
            .transpose()?)
    }
    pub async fn iter(
        self,
    ) -> Result<impl futures::Stream<Item = Result<T, tokio_postgres::Error>> + 'c, tokio_postgres::Error> {
        let stream =
            crate::client::async_::raw(self.client, self.query, crate::slice_iter(&self.params), self.cached).await?;
        let mapped = stream
            .map(move |res| {
                res.and_then(|row| {
                    let extracted = (self.extractor)(&row)?;
                    Ok((self.mapper)(extracted))
                })
            })
            .into_stream();
        Ok(mapped)
    }
}
pub struct OthersQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<OthersBorrowed, tokio_postgres::Error>,
    mapper: fn(OthersBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> OthersQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(OthersBorrowed) -> R) -> OthersQuery<'c, 'a, 's, C, R, N> {
        OthersQuery {
            client: self.client,
            params: self.params,
            query: self.query,
            cached: self.cached,
            extractor: self.extractor,
            mapper,
        }
    }
    pub async fn one(self) -> Result<T, tokio_postgres::Error> {
        let row = crate::client::async_::one(self.client, self.query, &self.params, self.cached).await?;
        Ok((self.mapper)((self.extractor)(&row)?))
    }
    pub async fn all(self) -> Result<Vec<T>, tokio_postgres::Error> {
        self.iter().await?.try_collect().await
    }
    pub async fn opt(self) -> Result<Option<T>, tokio_postgres::Error> {
        let opt_row = crate::client::async_::opt(self.client, self.query, &self.params, self.cached).await?;
        Ok(opt_row
            .map(|row| {
                let extracted = (self.extractor)(&row)?;
                Ok((self.mapper)(extracted))
            })
            .transpose()?)
    }
    pub async fn iter(
        self,
    ) -> Result<impl futures::Stream<Item = Result<T, tokio_postgres::Error>> + 'c, tokio_postgres::Error> {
        let stream =
            crate::client::async_::raw(self.client, self.query, crate::slice_iter(&self.params), self.cached).await?;
        let mapped = stream
            .map(move |res| {
                res.and_then(|row| {
                    let extracted = (self.extractor)(&row)?;
                    Ok((self.mapper)(extracted))
                })
            })
            .into_stream();
        Ok(mapped)
    }
}
pub struct WhyQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<WhyBorrowed, tokio_postgres::Error>,
    mapper: fn(WhyBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> WhyQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(WhyBorrowed) -> R) -> WhyQuery<'c, 'a, 's, C, R, N> {
        WhyQuery {
            client: self.client,
            params: self.params,
            query: self.query,
            cached: self.cached,
            extractor: self.extractor,
            mapper,
        }
    }
    pub async fn one(self) -> Result<T, tokio_postgres::Error> {
        let row = crate::client::async_::one(self.client, self.query, &self.params, self.cached).await?;
        Ok((self.mapper)((self.extractor)(&row)?))
    }
    pub async fn all(self) -> Result<Vec<T>, tokio_postgres::Error> {
        self.iter().await?.try_collect().await
    }
    pub async fn opt(self) -> Result<Option<T>, tokio_postgres::Error> {
        let opt_row = crate::client::async_::opt(self.client, self.query, &self.params, self.cached).await?;
        Ok(opt_row
            .map(|row| {
                let extracted = (self.extractor)(&row)?;
                Ok((self.mapper)(extracted))
            })
            .transpose()?)
    }
    pub async fn iter(
        self,
    ) -> Result<impl futures::Stream<Item = Result<T, tokio_postgres::Error>> + 'c, tokio_postgres::Error> {
        let stream =
            crate::client::async_::raw(self.client, self.query, crate::slice_iter(&self.params), self.cached).await?;
        let mapped = stream
            .map(move |res| {
                res.and_then(|row| {
                    let extracted = (self.extractor)(&row)?;
                    Ok((self.mapper)(extracted))
                })
            })
            .into_stream();
        Ok(mapped)
    }
}
pub struct PersonQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<PersonBorrowed, tokio_postgres::Error>,
    mapper: fn(PersonBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> PersonQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(PersonBorrowed) -> R) -> PersonQuery<'c, 'a, 's, C, R, N> {
        PersonQuery {
            client: self.client,
            params: self.params,
            query: self.query,
            cached: self.cached,
            extractor: self.extractor,
            mapper,
        }
    }
    pub async fn one(self) -> Result<T, tokio_postgres::Error> {
        let row = crate::client::async_::one(self.client, self.query, &self.params, self.cached).await?;
        Ok((self.mapper)((self.extractor)(&row)?))
    }
    pub async fn all(self) -> Result<Vec<T>, tokio_postgres::Error> {
        self.iter().await?.try_collect().await
    }
    pub async fn opt(self) -> Result<Option<T>, tokio_postgres::Error> {
        let opt_row = crate::client::async_::opt(self.client, self.query, &self.params, self.cached).await?;
        Ok(opt_row
            .map(|row| {
                let extracted = (self.extractor)(&row)?;
                Ok((self.mapper)(extracted))
            })
            .transpose()?)
    }
    pub async fn iter(
        self,
    ) -> Result<impl futures::Stream<Item = Result<T, tokio_postgres::Error>> + 'c, tokio_postgres::Error> {
        let stream =
            crate::client::async_::raw(self.client, self.query, crate::slice_iter(&self.params), self.cached).await?;
        let mapped = stream
            .map(move |res| {
                res.and_then(|row| {
                    let extracted = (self.extractor)(&row)?;
                    Ok((self.mapper)(extracted))
                })
            })
            .into_stream();
        Ok(mapped)
    }
}
pub struct NamesQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<NamesBorrowed, tokio_postgres::Error>,
    mapper: fn(NamesBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> NamesQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(NamesBorrowed) -> R) -> NamesQuery<'c, 'a, 's, C, R, N> {
        NamesQuery {
            client: self.client,
            params: self.params,
            query: self.query,
            cached: self.cached,
            extractor: self.extractor,
            mapper,
        }
    }
    pub async fn one(self) -> Result<T, tokio_postgres::Error> {
        let row = crate::client::async_::one(self.client, self.query, &self.params, self.cached).await?;
        Ok((self.mapper)((self.extractor)(&row)?))
    }
    pub async fn all(self) -> Result<Vec<T>, tokio_postgres::Error> {
        self.iter().await?.try_collect().await
    }
    pub async fn opt(self) -> Result<Option<T>, tokio_postgres::Error> {
        let opt_row = crate::client::async_::opt(self.client, self.query, &self.params, self.cached).await?;
        Ok(opt_row
            .map(|row| {
                let extracted = (self.extractor)(&row)?;
                Ok((self.mapper)(extracted))
            })
            .transpose()?)
    }
    pub async fn iter(
        self,
    ) -> Result<impl futures::Stream<Item = Result<T, tokio_postgres::Error>> + 'c, tokio_postgres::Error> {
        let stream =
            crate::client::async_::raw(self.client, self.query, crate::slice_iter(&self.params), self.cached).await?;
        let mapped = stream
            .map(move |res| {
                res.and_then(|row| {
                    let extracted = (self.extractor)(&row)?;
                    Ok((self.mapper)(extracted))
                })
            })
            .into_stream();
        Ok(mapped)
    }
}
pub struct StringQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<&str, tokio_postgres::Error>,
    mapper: fn(&str) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> StringQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(&str) -> R) -> StringQuery<'c, 'a, 's, C, R, N> {
        StringQuery {
            client: self.client,
            params: self.params,
            query: self.query,
            cached: self.cached,
            extractor: self.extractor,
            mapper,
        }
    }
    pub async fn one(self) -> Result<T, tokio_postgres::Error> {
        let row = crate::client::async_::one(self.client, self.query, &self.params, self.cached).await?;
        Ok((self.mapper)((self.extractor)(&row)?))
    }
    pub async fn all(self) -> Result<Vec<T>, tokio_postgres::Error> {
        self.iter().await?.try_collect().await
    }
    pub async fn opt(self) -> Result<Option<T>, tokio_postgres::Error> {
        let opt_row = crate::client::async_::opt(self.client, self.query, &self.params, self.cached).await?;
        Ok(opt_row
            .map(|row| {
                let extracted = (self.extractor)(&row)?;
                Ok((self.mapper)(extracted))
            })
            .transpose()?)
    }
    pub async fn iter(
        self,
    ) -> Result<impl futures::Stream<Item = Result<T, tokio_postgres::Error>> + 'c, tokio_postgres::Error> {
        let stream =
            crate::client::async_::raw(self.client, self.query, crate::slice_iter(&self.params), self.cached).await?;
        let mapped = stream
            .map(move |res| {
                res.and_then(|row| {
                    let extracted = (self.extractor)(&row)?;
                    Ok((self.mapper)(extracted))
                })
            })
            .into_stream();
        Ok(mapped)
    }
}
pub struct PeopleQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<PeopleBorrowed, tokio_postgres::Error>,
    mapper: fn(PeopleBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> PeopleQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(PeopleBorrowed) -> R) -> PeopleQuery<'c, 'a, 's, C, R, N> {
        PeopleQuery {
            client: self.client,
            params: self.params,
            query: self.query,
            cached: self.cached,
            extractor: self.extractor,
            mapper,
        }
    }
    pub async fn one(self) -> Result<T, tokio_postgres::Error> {
        let row = crate::client::async_::one(self.client, self.query, &self.params, self.cached).await?;
        Ok((self.mapper)((self.extractor)(&row)?))
    }
    pub async fn all(self) -> Result<Vec<T>, tokio_postgres::Error> {
        self.iter().await?.try_collect().await
    }
    pub async fn opt(self) -> Result<Option<T>, tokio_postgres::Error> {
        let opt_row = crate::client::async_::opt(self.client, self.query, &self.params, self.cached).await?;
        Ok(opt_row
            .map(|row| {
                let extracted = (self.extractor)(&row)?;
                Ok((self.mapper)(extracted))
            })
            .transpose()?)
    }
    pub async fn iter(
        self,
    ) -> Result<impl futures::Stream<Item = Result<T, tokio_postgres::Error>> + 'c, tokio_postgres::Error> {
        let stream =
            crate::client::async_::raw(self.client, self.query, crate::slice_iter(&self.params), self.cached).await?;
        let mapped = stream
            .map(move |res| {
                res.and_then(|row| {
                    let extracted = (self.extractor)(&row)?;
                    Ok((self.mapper)(extracted))
                })
            })
            .into_stream();
        Ok(mapped)
    }
}
pub struct HistoryQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<HistoryBorrowed, tokio_postgres::Error>,
    mapper: fn(HistoryBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> HistoryQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(HistoryBorrowed) -> R) -> HistoryQuery<'c, 'a, 's, C, R, N> {
        HistoryQuery {
            client: self.client,
            params: self.params,
            query: self.query,
            cached: self.cached,
            extractor: self.extractor,
            mapper,
        }
    }
    pub async fn one(self) -> Result<T, tokio_postgres::Error> {
        let row = crate::client::async_::one(self.client, self.query, &self.params, self.cached).await?;
        Ok((self.mapper)((self.extractor)(&row)?))
    }
    pub async fn all(self) -> Result<Vec<T>, tokio_postgres::Error> {
        self.iter().await?.try_collect().await
    }
    pub async fn opt(self) -> Result<Option<T>, tokio_postgres::Error> {
        let opt_row = crate::client::async_::opt(self.client, self.query, &self.params, self.cached).await?;
        Ok(opt_row
            .map(|row| {
                let extracted = (self.extractor)(&row)?;
                Ok((self.mapper)(extracted))
            })
            .transpose()?)
    }
    pub async fn iter(
        self,
    ) -> Result<impl futures::Stream<Item = Result<T, tokio_postgres::Error>> + 'c, tokio_postgres::Error> {
        let stream =
            crate::client::async_::raw(self.client, self.query, crate::slice_iter(&self.params), self.cached).await?;
        let mapped = stream
            .map(move |res| {
                res.and_then(|row| {
                    let extracted = (self.extractor)(&row)?;
                    Ok((self.mapper)(extracted))
                })
            })
            .into_stream();
        Ok(mapped)
    }
}
pub struct ConflictsQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<ConflictsBorrowed, tokio_postgres::Error>,
    mapper: fn(ConflictsBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> ConflictsQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(ConflictsBorrowed) -> R) -> ConflictsQuery<'c, 'a, 's, C, R, N> {
        ConflictsQuery {
            client: self.client,
            params: self.params,
            query: self.query,
            cached: self.cached,
            extractor: self.extractor,
            mapper,
        }
    }
    pub async fn one(self) -> Result<T, tokio_postgres::Error> {
        let row = crate::client::async_::one(self.client, self.query, &self.params, self.cached).await?;
        Ok((self.mapper)((self.extractor)(&row)?))
    }
    pub async fn all(self) -> Result<Vec<T>, tokio_postgres::Error> {
        self.iter().await?.try_collect().await
    }
    pub async fn opt(self) -> Result<Option<T>, tokio_postgres::Error> {
        let opt_row = crate::client::async_::opt(self.client, self.query, &self.params, self.cached).await?;
        Ok(opt_row
            .map(|row| {
                let extracted = (self.extractor)(&row)?;
                Ok((self.mapper)(extracted))
            })
            .transpose()?)
    }
    pub async fn iter(
        self,
    ) -> Result<impl futures::Stream<Item = Result<T, tokio_postgres::Error>> + 'c, tokio_postgres::Error> {
        let stream =
            crate::client::async_::raw(self.client, self.query, crate::slice_iter(&self.params), self.cached).await?;
        let mapped = stream
            .map(move |res| {
                res.and_then(|row| {
                    let extracted = (self.extractor)(&row)?;
                    Ok((self.mapper)(extracted))
                })
            })
            .into_stream();
        Ok(mapped)
    }
}
pub struct GiversQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<GiversBorrowed, tokio_postgres::Error>,
    mapper: fn(GiversBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> GiversQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(GiversBorrowed) -> R) -> GiversQuery<'c, 'a, 's, C, R, N> {
        GiversQuery {
            client: self.client,
            params: self.params,
            query: self.query,
            cached: self.cached,
            extractor: self.extractor,
            mapper,
        }
    }
    pub async fn one(self) -> Result<T, tokio_postgres::Error> {
        let row = crate::client::async_::one(self.client, self.query, &self.params, self.cached).await?;
        Ok((self.mapper)((self.extractor)(&row)?))
    }
    pub async fn all(self) -> Result<Vec<T>, tokio_postgres::Error> {
        self.iter().await?.try_collect().await
    }
    pub async fn opt(self) -> Result<Option<T>, tokio_postgres::Error> {
        let opt_row = crate::client::async_::opt(self.client, self.query, &self.params, self.cached).await?;
        Ok(opt_row
            .map(|row| {
                let extracted = (self.extractor)(&row)?;
                Ok((self.mapper)(extracted))
            })
            .transpose()?)
    }
    pub async fn iter(
        self,
    ) -> Result<impl futures::Stream<Item = Result<T, tokio_postgres::Error>> + 'c, tokio_postgres::Error> {
        let stream =
            crate::client::async_::raw(self.client, self.query, crate::slice_iter(&self.params), self.cached).await?;
        let mapped = stream
            .map(move |res| {
                res.and_then(|row| {
                    let extracted = (self.extractor)(&row)?;
                    Ok((self.mapper)(extracted))
                })
            })
            .into_stream();
        Ok(mapped)
    }
}
pub struct OfDocumentsQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<OfDocumentsBorrowed, tokio_postgres::Error>,
    mapper: fn(OfDocumentsBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> OfDocumentsQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(OfDocumentsBorrowed) -> R) -> OfDocumentsQuery<'c, 'a, 's, C, R, N> {
        OfDocumentsQuery {
            client: self.client,
            params: self.params,
            query: self.query,
            cached: self.cached,
            extractor: self.extractor,
            mapper,
        }
    }
    pub async fn one(self) -> Result<T, tokio_postgres::Error> {
        let row = crate::client::async_::one(self.client, self.query, &self.params, self.cached).await?;
        Ok((self.mapper)((self.extractor)(&row)?))
    }
    pub async fn all(self) -> Result<Vec<T>, tokio_postgres::Error> {
        self.iter().await?.try_collect().await
    }
    pub async fn opt(self) -> Result<Option<T>, tokio_postgres::Error> {
        let opt_row = crate::client::async_::opt(self.client, self.query, &self.params, self.cached).await?;
        Ok(opt_row
            .map(|row| {
                let extracted = (self.extractor)(&row)?;
                Ok((self.mapper)(extracted))
            })
            .transpose()?)
    }
    pub async fn iter(
        self,
    ) -> Result<impl futures::Stream<Item = Result<T, tokio_postgres::Error>> + 'c, tokio_postgres::Error> {
        let stream =
            crate::client::async_::raw(self.client, self.query, crate::slice_iter(&self.params), self.cached).await?;
        let mapped = stream
            .map(move |res| {
                res.and_then(|row| {
                    let extracted = (self.extractor)(&row)?;
                    Ok((self.mapper)(extracted))
                })
            })
            .into_stream();
        Ok(mapped)
    }
}
pub struct ListStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn list() -> ListStmt {
    ListStmt(
        "select p.id, p.document_id, p.type, p.title, p.status, p.rule, p.is_optional, p.due, p.revision, p.created_at, p.updated_at, d.title as document_title, d.status as document_status, d.teams, (select count(*) from assignment_sources s where s.kind = 'rule' and s.source_id = p.id::text) + case when p.is_optional then ( select count(*) from assignment_sources s where s.kind = 'self' and s.type = p.type and s.document_id = p.document_id) else 0 end as people, count(*) over () as total from permissions p join assignables d on d.type = p.type and d.id = p.document_id where ($1::uuid is null or p.document_id = $1) and p.type = any($2::text[]) and ($3::text is null or p.status = $3) and ($4::text is null or jsonb_exists(p.rule, $4)) and ($5::text is null or lower(p.title) like $5 or d.search like $5) order by case when $6::text = 'title' then lower(p.title) end, case when $6 = '-title' then lower(p.title) end desc, case when $6 = 'createdAt' then p.created_at end, case when $6 = '-createdAt' then p.created_at end desc, case when $6 = 'updatedAt' then p.updated_at end, p.updated_at desc, p.id limit $7 offset $8",
        None,
    )
}
impl ListStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<
        'c,
        'a,
        's,
        C: GenericClient,
        T1: crate::StringSql,
        T2: crate::ArraySql<Item = T1>,
        T3: crate::StringSql,
        T4: crate::StringSql,
        T5: crate::StringSql,
        T6: crate::StringSql,
    >(
        &'s self,
        client: &'c C,
        document_id: &'a Option<uuid::Uuid>,
        types: &'a T2,
        status: &'a Option<T3>,
        category: &'a Option<T4>,
        search: &'a Option<T5>,
        sort: &'a T6,
        per_page: &'a i64,
        skip: &'a i64,
    ) -> ListQuery<'c, 'a, 's, C, List, 8> {
        ListQuery {
            client,
            params: [document_id, types, status, category, search, sort, per_page, skip],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<ListBorrowed, tokio_postgres::Error> {
                Ok(ListBorrowed {
                    id: row.try_get(0)?,
                    document_id: row.try_get(1)?,
                    r#type: row.try_get(2)?,
                    title: row.try_get(3)?,
                    status: row.try_get(4)?,
                    rule: row.try_get(5)?,
                    is_optional: row.try_get(6)?,
                    due: row.try_get(7)?,
                    revision: row.try_get(8)?,
                    created_at: row.try_get(9)?,
                    updated_at: row.try_get(10)?,
                    document_title: row.try_get(11)?,
                    document_status: row.try_get(12)?,
                    teams: row.try_get(13)?,
                    people: row.try_get(14)?,
                    total: row.try_get(15)?,
                })
            },
            mapper: |it| List::from(it),
        }
    }
}
impl<
    'c,
    'a,
    's,
    C: GenericClient,
    T1: crate::StringSql,
    T2: crate::ArraySql<Item = T1>,
    T3: crate::StringSql,
    T4: crate::StringSql,
    T5: crate::StringSql,
    T6: crate::StringSql,
> crate::client::async_::Params<'c, 'a, 's, ListParams<T1, T2, T3, T4, T5, T6>, ListQuery<'c, 'a, 's, C, List, 8>, C>
    for ListStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a ListParams<T1, T2, T3, T4, T5, T6>,
    ) -> ListQuery<'c, 'a, 's, C, List, 8> {
        self.bind(
            client,
            &params.document_id,
            &params.types,
            &params.status,
            &params.category,
            &params.search,
            &params.sort,
            &params.per_page,
            &params.skip,
        )
    }
}
pub struct IdsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn ids() -> IdsStmt {
    IdsStmt(
        "select p.id from permissions p join assignables d on d.type = p.type and d.id = p.document_id where ($1::uuid is null or p.document_id = $1) and p.type = any($2::text[]) and ($3::text is null or p.status = $3) and ($4::text is null or jsonb_exists(p.rule, $4)) and ($5::text is null or lower(p.title) like $5 or d.search like $5) order by case when $6::text = 'title' then lower(p.title) end, case when $6 = '-title' then lower(p.title) end desc, case when $6 = 'createdAt' then p.created_at end, case when $6 = '-createdAt' then p.created_at end desc, case when $6 = 'updatedAt' then p.updated_at end, p.updated_at desc, p.id",
        None,
    )
}
impl IdsStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<
        'c,
        'a,
        's,
        C: GenericClient,
        T1: crate::StringSql,
        T2: crate::ArraySql<Item = T1>,
        T3: crate::StringSql,
        T4: crate::StringSql,
        T5: crate::StringSql,
        T6: crate::StringSql,
    >(
        &'s self,
        client: &'c C,
        document_id: &'a Option<uuid::Uuid>,
        types: &'a T2,
        status: &'a Option<T3>,
        category: &'a Option<T4>,
        search: &'a Option<T5>,
        sort: &'a T6,
    ) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 6> {
        UuidUuidQuery {
            client,
            params: [document_id, types, status, category, search, sort],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
impl<
    'c,
    'a,
    's,
    C: GenericClient,
    T1: crate::StringSql,
    T2: crate::ArraySql<Item = T1>,
    T3: crate::StringSql,
    T4: crate::StringSql,
    T5: crate::StringSql,
    T6: crate::StringSql,
>
    crate::client::async_::Params<
        'c,
        'a,
        's,
        IdsParams<T1, T2, T3, T4, T5, T6>,
        UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 6>,
        C,
    > for IdsStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a IdsParams<T1, T2, T3, T4, T5, T6>,
    ) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 6> {
        self.bind(
            client,
            &params.document_id,
            &params.types,
            &params.status,
            &params.category,
            &params.search,
            &params.sort,
        )
    }
}
pub struct WithIdsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn with_ids() -> WithIdsStmt {
    WithIdsStmt(
        "select p.id, p.document_id, p.title, p.status, p.rule, p.is_optional, p.created_at, p.updated_at, d.title as document_title, (select count(*) from assignment_sources s where s.kind = 'rule' and s.source_id = p.id::text) + case when p.is_optional then ( select count(*) from assignment_sources s where s.kind = 'self' and s.type = p.type and s.document_id = p.document_id) else 0 end as people from permissions p join assignables d on d.type = p.type and d.id = p.document_id where p.id = any($1)",
        None,
    )
}
impl WithIdsStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = uuid::Uuid>>(
        &'s self,
        client: &'c C,
        ids: &'a T1,
    ) -> WithIdsQuery<'c, 'a, 's, C, WithIds, 1> {
        WithIdsQuery {
            client,
            params: [ids],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<WithIdsBorrowed, tokio_postgres::Error> {
                Ok(WithIdsBorrowed {
                    id: row.try_get(0)?,
                    document_id: row.try_get(1)?,
                    title: row.try_get(2)?,
                    status: row.try_get(3)?,
                    rule: row.try_get(4)?,
                    is_optional: row.try_get(5)?,
                    created_at: row.try_get(6)?,
                    updated_at: row.try_get(7)?,
                    document_title: row.try_get(8)?,
                    people: row.try_get(9)?,
                })
            },
            mapper: |it| WithIds::from(it),
        }
    }
}
pub struct OneStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn one() -> OneStmt {
    OneStmt(
        "select p.id, p.document_id, p.type, p.title, p.status, p.rule, p.is_optional, p.due, p.revision, p.created_at, p.updated_at, d.title as document_title, d.status as document_status, d.teams, (select count(*) from assignment_sources s where s.kind = 'rule' and s.source_id = p.id::text) + case when p.is_optional then ( select count(*) from assignment_sources s where s.kind = 'self' and s.type = p.type and s.document_id = p.document_id) else 0 end as people from permissions p join assignables d on d.type = p.type and d.id = p.document_id where p.id = $1",
        None,
    )
}
impl OneStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
    ) -> OneQuery<'c, 'a, 's, C, One, 1> {
        OneQuery {
            client,
            params: [id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<OneBorrowed, tokio_postgres::Error> {
                Ok(OneBorrowed {
                    id: row.try_get(0)?,
                    document_id: row.try_get(1)?,
                    r#type: row.try_get(2)?,
                    title: row.try_get(3)?,
                    status: row.try_get(4)?,
                    rule: row.try_get(5)?,
                    is_optional: row.try_get(6)?,
                    due: row.try_get(7)?,
                    revision: row.try_get(8)?,
                    created_at: row.try_get(9)?,
                    updated_at: row.try_get(10)?,
                    document_title: row.try_get(11)?,
                    document_status: row.try_get(12)?,
                    teams: row.try_get(13)?,
                    people: row.try_get(14)?,
                })
            },
            mapper: |it| One::from(it),
        }
    }
}
pub struct LockStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn lock() -> LockStmt {
    LockStmt(
        "select id, type, document_id, title, status, rule, is_optional, due, revision from permissions where id = $1 for no key update",
        None,
    )
}
impl LockStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
    ) -> LockQuery<'c, 'a, 's, C, Lock, 1> {
        LockQuery {
            client,
            params: [id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<LockBorrowed, tokio_postgres::Error> {
                Ok(LockBorrowed {
                    id: row.try_get(0)?,
                    r#type: row.try_get(1)?,
                    document_id: row.try_get(2)?,
                    title: row.try_get(3)?,
                    status: row.try_get(4)?,
                    rule: row.try_get(5)?,
                    is_optional: row.try_get(6)?,
                    due: row.try_get(7)?,
                    revision: row.try_get(8)?,
                })
            },
            mapper: |it| Lock::from(it),
        }
    }
}
pub struct CreateStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn create() -> CreateStmt {
    CreateStmt(
        "insert into permissions (id, document_id, type, title, rule, lead, any_status, is_optional, due, created_by, created_at, updated_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11)",
        None,
    )
}
impl CreateStmt {
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
        T3: crate::JsonSql,
        T4: crate::StringSql,
        T5: crate::ArraySql<Item = T4>,
        T6: crate::JsonSql,
    >(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
        document_id: &'a uuid::Uuid,
        r#type: &'a T1,
        title: &'a T2,
        rule: &'a T3,
        lead: &'a T5,
        any_status: &'a bool,
        is_optional: &'a bool,
        due: &'a Option<T6>,
        created_by: &'a uuid::Uuid,
        now: &'a chrono::DateTime<chrono::Utc>,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(
                &client.prepare(self.0).await?,
                &[
                    id,
                    document_id,
                    r#type,
                    title,
                    rule,
                    lead,
                    any_status,
                    is_optional,
                    due,
                    created_by,
                    now,
                ],
            )
            .await
    }
}
impl<
    'a,
    C: GenericClient + Send + Sync,
    T1: crate::StringSql,
    T2: crate::StringSql,
    T3: crate::JsonSql,
    T4: crate::StringSql,
    T5: crate::ArraySql<Item = T4>,
    T6: crate::JsonSql,
>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        CreateParams<T1, T2, T3, T4, T5, T6>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for CreateStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a CreateParams<T1, T2, T3, T4, T5, T6>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(
            client,
            &params.id,
            &params.document_id,
            &params.r#type,
            &params.title,
            &params.rule,
            &params.lead,
            &params.any_status,
            &params.is_optional,
            &params.due,
            &params.created_by,
            &params.now,
        ))
    }
}
pub struct UpdateStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn update() -> UpdateStmt {
    UpdateStmt(
        "update permissions set title = $1, rule = $2, lead = $3, any_status = $4, is_optional = $5, due = $6, status = $7, revision = revision + 1, updated_at = $8 where id = $9",
        None,
    )
}
impl UpdateStmt {
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
        T2: crate::JsonSql,
        T3: crate::StringSql,
        T4: crate::ArraySql<Item = T3>,
        T5: crate::JsonSql,
        T6: crate::StringSql,
    >(
        &'s self,
        client: &'c C,
        title: &'a T1,
        rule: &'a T2,
        lead: &'a T4,
        any_status: &'a bool,
        is_optional: &'a bool,
        due: &'a Option<T5>,
        status: &'a T6,
        now: &'a chrono::DateTime<chrono::Utc>,
        id: &'a uuid::Uuid,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(
                &client.prepare(self.0).await?,
                &[title, rule, lead, any_status, is_optional, due, status, now, id],
            )
            .await
    }
}
impl<
    'a,
    C: GenericClient + Send + Sync,
    T1: crate::StringSql,
    T2: crate::JsonSql,
    T3: crate::StringSql,
    T4: crate::ArraySql<Item = T3>,
    T5: crate::JsonSql,
    T6: crate::StringSql,
>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        UpdateParams<T1, T2, T3, T4, T5, T6>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for UpdateStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a UpdateParams<T1, T2, T3, T4, T5, T6>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(
            client,
            &params.title,
            &params.rule,
            &params.lead,
            &params.any_status,
            &params.is_optional,
            &params.due,
            &params.status,
            &params.now,
            &params.id,
        ))
    }
}
pub struct ForgetGroupsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn forget_groups() -> ForgetGroupsStmt {
    ForgetGroupsStmt("delete from permission_groups where permission_id = $1", None)
}
impl ForgetGroupsStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        permission_id: &'a uuid::Uuid,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[permission_id]).await
    }
}
pub struct WriteGroupStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn write_group() -> WriteGroupStmt {
    WriteGroupStmt(
        "insert into permission_groups (permission_id, category, facets) values ($1, $2, $3)",
        None,
    )
}
impl WriteGroupStmt {
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
        T3: crate::ArraySql<Item = T2>,
    >(
        &'s self,
        client: &'c C,
        permission_id: &'a uuid::Uuid,
        category: &'a T1,
        facets: &'a T3,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[permission_id, category, facets])
            .await
    }
}
impl<'a, C: GenericClient + Send + Sync, T1: crate::StringSql, T2: crate::StringSql, T3: crate::ArraySql<Item = T2>>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        WriteGroupParams<T1, T2, T3>,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for WriteGroupStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a WriteGroupParams<T1, T2, T3>,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.permission_id, &params.category, &params.facets))
    }
}
pub struct PreviewStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn preview() -> PreviewStmt {
    PreviewStmt(
        "with sides as ( select user_id, true as is_matching, null::boolean as is_by_this from permission_people where permission_id = $1 union all select s.user_id, false, s.kind = 'rule' and s.source_id = $2::uuid::text from assignment_sources s where s.document_id = $3 and s.type = $4 ), people as materialized ( select user_id, bool_or(is_matching) as is_matching, count(*) filter (where not is_matching) > 0 as is_holding, coalesce(bool_and(is_by_this), false) as is_only_by_this from sides group by user_id ), counts as ( select count(*) filter (where is_matching) as matching, count(*) filter (where is_matching and not is_holding and not $5) as added, count(*) filter (where is_only_by_this and not is_matching) as removed from people ) select kind.bucket, case kind.bucket when 'matching' then counts.matching when 'added' then counts.added else counts.removed end as total, sample.user_id, sample.first_name, sample.last_name, sample.email, sample.avatar from counts cross join (values ('matching'), ('added'), ('removed')) as kind (bucket) left join lateral ( select here.* from ( select user_id from people where case kind.bucket when 'matching' then is_matching when 'added' then is_matching and not is_holding and not $5::boolean else is_only_by_this and not is_matching end order by user_id offset 0 ) as person cross join lateral ( select ut.user_id, ut.first_name, ut.last_name, ut.email, ut.avatar from user_teams ut where ut.user_id = person.user_id and ut.team_id = $6 limit 1 ) as here limit 50 ) as sample on true order by kind.bucket, lower(sample.first_name), lower(sample.last_name), sample.user_id",
        None,
    )
}
impl PreviewStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::StringSql>(
        &'s self,
        client: &'c C,
        draft: &'a Option<uuid::Uuid>,
        replaces: &'a Option<uuid::Uuid>,
        document_id: &'a uuid::Uuid,
        r#type: &'a T1,
        offers: &'a bool,
        team_id: &'a T2,
    ) -> PreviewQuery<'c, 'a, 's, C, Preview, 6> {
        PreviewQuery {
            client,
            params: [draft, replaces, document_id, r#type, offers, team_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<PreviewBorrowed, tokio_postgres::Error> {
                Ok(PreviewBorrowed {
                    bucket: row.try_get(0)?,
                    total: row.try_get(1)?,
                    user_id: row.try_get(2)?,
                    first_name: row.try_get(3)?,
                    last_name: row.try_get(4)?,
                    email: row.try_get(5)?,
                    avatar: row.try_get(6)?,
                })
            },
            mapper: |it| Preview::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::StringSql>
    crate::client::async_::Params<'c, 'a, 's, PreviewParams<T1, T2>, PreviewQuery<'c, 'a, 's, C, Preview, 6>, C>
    for PreviewStmt
{
    fn params(&'s self, client: &'c C, params: &'a PreviewParams<T1, T2>) -> PreviewQuery<'c, 'a, 's, C, Preview, 6> {
        self.bind(
            client,
            &params.draft,
            &params.replaces,
            &params.document_id,
            &params.r#type,
            &params.offers,
            &params.team_id,
        )
    }
}
pub struct OthersStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn others() -> OthersStmt {
    OthersStmt(
        "select id, title, rule from permissions where type = $1 and document_id = $2 and status = 'active' and id <> $3",
        None,
    )
}
impl OthersStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        r#type: &'a T1,
        document_id: &'a uuid::Uuid,
        id: &'a uuid::Uuid,
    ) -> OthersQuery<'c, 'a, 's, C, Others, 3> {
        OthersQuery {
            client,
            params: [r#type, document_id, id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<OthersBorrowed, tokio_postgres::Error> {
                Ok(OthersBorrowed {
                    id: row.try_get(0)?,
                    title: row.try_get(1)?,
                    rule: row.try_get(2)?,
                })
            },
            mapper: |it| Others::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>
    crate::client::async_::Params<'c, 'a, 's, OthersParams<T1>, OthersQuery<'c, 'a, 's, C, Others, 3>, C>
    for OthersStmt
{
    fn params(&'s self, client: &'c C, params: &'a OthersParams<T1>) -> OthersQuery<'c, 'a, 's, C, Others, 3> {
        self.bind(client, &params.r#type, &params.document_id, &params.id)
    }
}
pub struct WhyStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn why() -> WhyStmt {
    WhyStmt(
        "select p.id as permission_id, p.title, p.is_optional, g.category, g.facets, ut.id as user_team_id, ut.status as membership_status, array(select f from unnest(g.facets) f where f = any(coalesce(ut.facets, '{}'))) as held, exists (select 1 from permission_people pp where pp.permission_id = p.id and pp.user_team_id = ut.id) as matches from permissions p join permission_groups g on g.permission_id = p.id left join user_teams ut on ut.user_id = $1 where p.type = $2 and p.document_id = $3 and p.status = 'active' order by p.created_at, p.id, ut.team_id, g.category",
        None,
    )
}
impl WhyStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        user_id: &'a uuid::Uuid,
        r#type: &'a T1,
        document_id: &'a uuid::Uuid,
    ) -> WhyQuery<'c, 'a, 's, C, Why, 3> {
        WhyQuery {
            client,
            params: [user_id, r#type, document_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<WhyBorrowed, tokio_postgres::Error> {
                Ok(WhyBorrowed {
                    permission_id: row.try_get(0)?,
                    title: row.try_get(1)?,
                    is_optional: row.try_get(2)?,
                    category: row.try_get(3)?,
                    facets: row.try_get(4)?,
                    user_team_id: row.try_get(5)?,
                    membership_status: row.try_get(6)?,
                    held: row.try_get(7)?,
                    matches: row.try_get(8)?,
                })
            },
            mapper: |it| Why::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>
    crate::client::async_::Params<'c, 'a, 's, WhyParams<T1>, WhyQuery<'c, 'a, 's, C, Why, 3>, C> for WhyStmt
{
    fn params(&'s self, client: &'c C, params: &'a WhyParams<T1>) -> WhyQuery<'c, 'a, 's, C, Why, 3> {
        self.bind(client, &params.user_id, &params.r#type, &params.document_id)
    }
}
pub struct PersonStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn person() -> PersonStmt {
    PersonStmt(
        "select first_name, last_name from user_teams where user_id = $1 and team_id = $2",
        None,
    )
}
impl PersonStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        user_id: &'a uuid::Uuid,
        team_id: &'a T1,
    ) -> PersonQuery<'c, 'a, 's, C, Person, 2> {
        PersonQuery {
            client,
            params: [user_id, team_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<PersonBorrowed, tokio_postgres::Error> {
                Ok(PersonBorrowed {
                    first_name: row.try_get(0)?,
                    last_name: row.try_get(1)?,
                })
            },
            mapper: |it| Person::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>
    crate::client::async_::Params<'c, 'a, 's, PersonParams<T1>, PersonQuery<'c, 'a, 's, C, Person, 2>, C>
    for PersonStmt
{
    fn params(&'s self, client: &'c C, params: &'a PersonParams<T1>) -> PersonQuery<'c, 'a, 's, C, Person, 2> {
        self.bind(client, &params.user_id, &params.team_id)
    }
}
pub struct NamesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn names() -> NamesStmt {
    NamesStmt(
        "select user_id, first_name, last_name from user_teams where user_id = any($1) and team_id = $2 order by user_id",
        None,
    )
}
impl NamesStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = uuid::Uuid>, T2: crate::StringSql>(
        &'s self,
        client: &'c C,
        users: &'a T1,
        team_id: &'a T2,
    ) -> NamesQuery<'c, 'a, 's, C, Names, 2> {
        NamesQuery {
            client,
            params: [users, team_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<NamesBorrowed, tokio_postgres::Error> {
                Ok(NamesBorrowed {
                    user_id: row.try_get(0)?,
                    first_name: row.try_get(1)?,
                    last_name: row.try_get(2)?,
                })
            },
            mapper: |it| Names::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = uuid::Uuid>, T2: crate::StringSql>
    crate::client::async_::Params<'c, 'a, 's, NamesParams<T1, T2>, NamesQuery<'c, 'a, 's, C, Names, 2>, C>
    for NamesStmt
{
    fn params(&'s self, client: &'c C, params: &'a NamesParams<T1, T2>) -> NamesQuery<'c, 'a, 's, C, Names, 2> {
        self.bind(client, &params.users, &params.team_id)
    }
}
pub struct ValuesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn values() -> ValuesStmt {
    ValuesStmt(
        "select distinct on (lower(v)) v as value from user_teams ut cross join lateral unnest(case $1::text when 'username' then array[ut.username] when 'employeeId' then array[ut.employee_id] when 'position' then array[ut.position] when 'tags' then ut.tags when 'team' then array[ut.team_id] when 'loc1' then ut.loc1 when 'loc2' then ut.loc2 when 'loc3' then ut.loc3 when 'loc4' then ut.loc4 when 'loc5' then ut.loc5 when 'loc6' then ut.loc6 when 'div1' then ut.div1 when 'div2' then ut.div2 when 'div3' then ut.div3 when 'div4' then ut.div4 when 'div5' then ut.div5 when 'div6' then ut.div6 when 'custom1' then ut.custom1 when 'custom2' then ut.custom2 when 'custom3' then ut.custom3 when 'custom4' then ut.custom4 when 'custom5' then ut.custom5 when 'custom6' then ut.custom6 else case jsonb_typeof(ut.fields -> $1) when 'array' then array(select jsonb_array_elements_text(ut.fields -> $1)) when 'string' then array[ut.fields ->> $1] else '{}'::text[] end end) v where ut.team_id = $2 and v <> '' and lower(v) like $3 order by lower(v), v limit 10",
        None,
    )
}
impl ValuesStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::StringSql, T3: crate::StringSql>(
        &'s self,
        client: &'c C,
        category: &'a T1,
        team_id: &'a T2,
        search: &'a T3,
    ) -> StringQuery<'c, 'a, 's, C, String, 3> {
        StringQuery {
            client,
            params: [category, team_id, search],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it.into(),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::StringSql, T3: crate::StringSql>
    crate::client::async_::Params<'c, 'a, 's, ValuesParams<T1, T2, T3>, StringQuery<'c, 'a, 's, C, String, 3>, C>
    for ValuesStmt
{
    fn params(&'s self, client: &'c C, params: &'a ValuesParams<T1, T2, T3>) -> StringQuery<'c, 'a, 's, C, String, 3> {
        self.bind(client, &params.category, &params.team_id, &params.search)
    }
}
pub struct UsedStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn used() -> UsedStmt {
    UsedStmt(
        "select unnest(array_remove(array['team', case when bool_or(username <> '') then 'username' end, case when bool_or(employee_id <> '') then 'employeeId' end, case when bool_or(position <> '') then 'position' end, case when bool_or(tags <> '{}') then 'tags' end, case when bool_or(loc1 <> '{}') then 'loc1' end, case when bool_or(loc2 <> '{}') then 'loc2' end, case when bool_or(loc3 <> '{}') then 'loc3' end, case when bool_or(loc4 <> '{}') then 'loc4' end, case when bool_or(loc5 <> '{}') then 'loc5' end, case when bool_or(loc6 <> '{}') then 'loc6' end, case when bool_or(div1 <> '{}') then 'div1' end, case when bool_or(div2 <> '{}') then 'div2' end, case when bool_or(div3 <> '{}') then 'div3' end, case when bool_or(div4 <> '{}') then 'div4' end, case when bool_or(div5 <> '{}') then 'div5' end, case when bool_or(div6 <> '{}') then 'div6' end, case when bool_or(custom1 <> '{}') then 'custom1' end, case when bool_or(custom2 <> '{}') then 'custom2' end, case when bool_or(custom3 <> '{}') then 'custom3' end, case when bool_or(custom4 <> '{}') then 'custom4' end, case when bool_or(custom5 <> '{}') then 'custom5' end, case when bool_or(custom6 <> '{}') then 'custom6' end], null)) as category from user_teams where team_id = $1",
        None,
    )
}
impl UsedStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        team_id: &'a T1,
    ) -> StringQuery<'c, 'a, 's, C, String, 1> {
        StringQuery {
            client,
            params: [team_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it.into(),
        }
    }
}
pub struct PeopleStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn people() -> PeopleStmt {
    PeopleStmt(
        "select ut.user_id, ut.first_name, ut.last_name, coalesce(ut.email, '') as email from user_teams ut where ut.team_id = $1 and ut.search like $2 and ut.status not in ('terminated', 'archived') order by lower(ut.first_name), lower(ut.last_name), ut.user_id limit 10",
        None,
    )
}
impl PeopleStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::StringSql>(
        &'s self,
        client: &'c C,
        team_id: &'a T1,
        search: &'a T2,
    ) -> PeopleQuery<'c, 'a, 's, C, People, 2> {
        PeopleQuery {
            client,
            params: [team_id, search],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<PeopleBorrowed, tokio_postgres::Error> {
                Ok(PeopleBorrowed {
                    user_id: row.try_get(0)?,
                    first_name: row.try_get(1)?,
                    last_name: row.try_get(2)?,
                    email: row.try_get(3)?,
                })
            },
            mapper: |it| People::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::StringSql>
    crate::client::async_::Params<'c, 'a, 's, PeopleParams<T1, T2>, PeopleQuery<'c, 'a, 's, C, People, 2>, C>
    for PeopleStmt
{
    fn params(&'s self, client: &'c C, params: &'a PeopleParams<T1, T2>) -> PeopleQuery<'c, 'a, 's, C, People, 2> {
        self.bind(client, &params.team_id, &params.search)
    }
}
pub struct NoteChangeStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn note_change() -> NoteChangeStmt {
    NoteChangeStmt(
        "insert into permission_changes (permission_id, revision, changed_by, changed_at, title, status, rule, is_optional, due) select id, revision, $1::uuid, updated_at, title, status, rule, is_optional, due from permissions where id = $2",
        None,
    )
}
impl NoteChangeStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        by: &'a Option<uuid::Uuid>,
        id: &'a uuid::Uuid,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[by, id]).await
    }
}
impl<'a, C: GenericClient + Send + Sync>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        NoteChangeParams,
        std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>>,
        C,
    > for NoteChangeStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a NoteChangeParams,
    ) -> std::pin::Pin<Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>> {
        Box::pin(self.bind(client, &params.by, &params.id))
    }
}
pub struct HistoryStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn history() -> HistoryStmt {
    HistoryStmt(
        "select c.revision, c.changed_at, c.title, c.status, c.rule, c.is_optional, c.due, (select u.first_name || ' ' || u.last_name from user_teams u where u.user_id = c.changed_by order by u.id limit 1) as changed_by_name from permission_changes c where c.permission_id = $1 order by c.revision desc limit 200",
        None,
    )
}
impl HistoryStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        permission_id: &'a uuid::Uuid,
    ) -> HistoryQuery<'c, 'a, 's, C, History, 1> {
        HistoryQuery {
            client,
            params: [permission_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<HistoryBorrowed, tokio_postgres::Error> {
                Ok(HistoryBorrowed {
                    revision: row.try_get(0)?,
                    changed_at: row.try_get(1)?,
                    title: row.try_get(2)?,
                    status: row.try_get(3)?,
                    rule: row.try_get(4)?,
                    is_optional: row.try_get(5)?,
                    due: row.try_get(6)?,
                    changed_by_name: row.try_get(7)?,
                })
            },
            mapper: |it| History::from(it),
        }
    }
}
pub struct ConflictsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn conflicts() -> ConflictsStmt {
    ConflictsStmt(
        "with active as materialized ( select p.id, p.type, p.document_id, p.title, p.is_optional, p.any_status, p.created_at, d.title as document_title, d.teams from permissions p join assignables d on d.type = p.type and d.id = p.document_id where p.status = 'active' and p.type = any($1::text[]) and ($2::uuid is null or p.document_id = $2) ), covered as ( select distinct on (b.id) b.id, a.id as other_id, a.title as other_title, b.is_optional and not a.is_optional as contradicts from active b join active a on a.type = b.type and a.document_id = b.document_id and a.id <> b.id where (b.is_optional or not a.is_optional) and (a.any_status or not b.any_status) and not exists ( select from permission_groups ga where ga.permission_id = a.id and ga.category <> 'everyone' and not exists ( select from permission_groups gb where gb.permission_id = b.id and gb.category = ga.category and gb.facets <@ ga.facets)) order by b.id, a.created_at, a.id ), unmatched as ( select a.id, g.category, g.category <> all($3::text[]) as is_gone, array(select split_part(f, '=', 2) from unnest(g.facets) f where not exists (select from user_teams ut where ut.facets && array[f]) order by f limit 20) as lost from active a join permission_groups g on g.permission_id = a.id where g.category <> 'everyone' ), found as ( select id, case when contradicts then 'contradicts' else 'covered' end as kind, other_id, other_title, null::text as category, '{}'::text[] as lost from covered union all select id, case when is_gone then 'gone' else 'unmatched' end, null, null, category, lost from unmatched where is_gone or cardinality(lost) > 0 ) select a.id, a.type, a.document_id, a.title, a.document_title, a.teams, f.kind, f.other_id, f.other_title, f.category, f.lost as values, count(*) over () as total from found f join active a on a.id = f.id order by lower(a.document_title), a.document_id, a.created_at, a.id, f.kind, f.category limit $4 offset $5",
        None,
    )
}
impl ConflictsStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<
        'c,
        'a,
        's,
        C: GenericClient,
        T1: crate::StringSql,
        T2: crate::ArraySql<Item = T1>,
        T3: crate::StringSql,
        T4: crate::ArraySql<Item = T3>,
    >(
        &'s self,
        client: &'c C,
        types: &'a T2,
        document_id: &'a Option<uuid::Uuid>,
        categories: &'a T4,
        per_page: &'a i64,
        skip: &'a i64,
    ) -> ConflictsQuery<'c, 'a, 's, C, Conflicts, 5> {
        ConflictsQuery {
            client,
            params: [types, document_id, categories, per_page, skip],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<ConflictsBorrowed, tokio_postgres::Error> {
                Ok(ConflictsBorrowed {
                    id: row.try_get(0)?,
                    r#type: row.try_get(1)?,
                    document_id: row.try_get(2)?,
                    title: row.try_get(3)?,
                    document_title: row.try_get(4)?,
                    teams: row.try_get(5)?,
                    kind: row.try_get(6)?,
                    other_id: row.try_get(7)?,
                    other_title: row.try_get(8)?,
                    category: row.try_get(9)?,
                    values: row.try_get(10)?,
                    total: row.try_get(11)?,
                })
            },
            mapper: |it| Conflicts::from(it),
        }
    }
}
impl<
    'c,
    'a,
    's,
    C: GenericClient,
    T1: crate::StringSql,
    T2: crate::ArraySql<Item = T1>,
    T3: crate::StringSql,
    T4: crate::ArraySql<Item = T3>,
>
    crate::client::async_::Params<
        'c,
        'a,
        's,
        ConflictsParams<T1, T2, T3, T4>,
        ConflictsQuery<'c, 'a, 's, C, Conflicts, 5>,
        C,
    > for ConflictsStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a ConflictsParams<T1, T2, T3, T4>,
    ) -> ConflictsQuery<'c, 'a, 's, C, Conflicts, 5> {
        self.bind(
            client,
            &params.types,
            &params.document_id,
            &params.categories,
            &params.per_page,
            &params.skip,
        )
    }
}
pub struct GiversStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn givers() -> GiversStmt {
    GiversStmt(
        "select s.kind, s.source_id, (select a.title from assignables a where a.type = s.kind and a.id::text = s.source_id) as title from assignment_sources s where s.user_id = $1 and s.type = $2 and s.document_id = $3 and s.kind <> 'rule' order by s.kind, s.source_id",
        None,
    )
}
impl GiversStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        user_id: &'a uuid::Uuid,
        r#type: &'a T1,
        document_id: &'a uuid::Uuid,
    ) -> GiversQuery<'c, 'a, 's, C, Givers, 3> {
        GiversQuery {
            client,
            params: [user_id, r#type, document_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<GiversBorrowed, tokio_postgres::Error> {
                Ok(GiversBorrowed {
                    kind: row.try_get(0)?,
                    source_id: row.try_get(1)?,
                    title: row.try_get(2)?,
                })
            },
            mapper: |it| Givers::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>
    crate::client::async_::Params<'c, 'a, 's, GiversParams<T1>, GiversQuery<'c, 'a, 's, C, Givers, 3>, C>
    for GiversStmt
{
    fn params(&'s self, client: &'c C, params: &'a GiversParams<T1>) -> GiversQuery<'c, 'a, 's, C, Givers, 3> {
        self.bind(client, &params.user_id, &params.r#type, &params.document_id)
    }
}
pub struct NamedInTeamStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn named_in_team() -> NamedInTeamStmt {
    NamedInTeamStmt(
        "with named as materialized ( select distinct user_id from permission_people where permission_id = $1 ) select here.user_id from named cross join lateral ( select ut.user_id, ut.first_name, ut.last_name from user_teams ut where ut.user_id = named.user_id and ut.team_id = $2 and ut.status not in ('terminated', 'inactive', 'archived') limit 1 ) as here order by lower(here.first_name), lower(here.last_name), here.user_id",
        None,
    )
}
impl NamedInTeamStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        permission_id: &'a uuid::Uuid,
        team_id: &'a T1,
    ) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 2> {
        UuidUuidQuery {
            client,
            params: [permission_id, team_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>
    crate::client::async_::Params<'c, 'a, 's, NamedInTeamParams<T1>, UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 2>, C>
    for NamedInTeamStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a NamedInTeamParams<T1>,
    ) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 2> {
        self.bind(client, &params.permission_id, &params.team_id)
    }
}
pub struct ForgetDraftStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn forget_draft() -> ForgetDraftStmt {
    ForgetDraftStmt("delete from permissions where id = $1", None)
}
impl ForgetDraftStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[id]).await
    }
}
pub struct OfDocumentsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn of_documents() -> OfDocumentsStmt {
    OfDocumentsStmt(
        "select document_id, title, rule, is_optional, due from permissions where type = $1 and document_id = any($2) and status = 'active' order by created_at, id",
        None,
    )
}
impl OfDocumentsStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::ArraySql<Item = uuid::Uuid>>(
        &'s self,
        client: &'c C,
        r#type: &'a T1,
        documents: &'a T2,
    ) -> OfDocumentsQuery<'c, 'a, 's, C, OfDocuments, 2> {
        OfDocumentsQuery {
            client,
            params: [r#type, documents],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<OfDocumentsBorrowed, tokio_postgres::Error> {
                Ok(OfDocumentsBorrowed {
                    document_id: row.try_get(0)?,
                    title: row.try_get(1)?,
                    rule: row.try_get(2)?,
                    is_optional: row.try_get(3)?,
                    due: row.try_get(4)?,
                })
            },
            mapper: |it| OfDocuments::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::ArraySql<Item = uuid::Uuid>>
    crate::client::async_::Params<
        'c,
        'a,
        's,
        OfDocumentsParams<T1, T2>,
        OfDocumentsQuery<'c, 'a, 's, C, OfDocuments, 2>,
        C,
    > for OfDocumentsStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a OfDocumentsParams<T1, T2>,
    ) -> OfDocumentsQuery<'c, 'a, 's, C, OfDocuments, 2> {
        self.bind(client, &params.r#type, &params.documents)
    }
}
