// This file was generated with `clorinde`. Do not modify.

#[derive(Debug)]
pub struct OffersParams<
    T1: crate::StringSql,
    T2: crate::StringSql,
    T3: crate::StringSql,
    T4: crate::StringSql,
    T5: crate::StringSql,
> {
    pub user_id: uuid::Uuid,
    pub search: Option<T1>,
    pub r#type: Option<T2>,
    pub category: Option<T3>,
    pub tag: Option<T4>,
    pub enrolled: Option<bool>,
    pub sort: T5,
    pub per_page: i64,
    pub skip: i64,
}
#[derive(Debug, Clone, PartialEq)]
pub struct Offers {
    pub r#type: String,
    pub id: uuid::Uuid,
    pub title: String,
    pub description: String,
    pub category: String,
    pub tags: Vec<String>,
    pub image: Option<uuid::Uuid>,
    pub is_offered: bool,
    pub is_enrolled: bool,
    pub record_id: Option<uuid::Uuid>,
    pub status: Option<String>,
    pub progress: Option<i16>,
    pub total: i64,
}
pub struct OffersBorrowed<'a> {
    pub r#type: &'a str,
    pub id: uuid::Uuid,
    pub title: &'a str,
    pub description: &'a str,
    pub category: &'a str,
    pub tags: crate::ArrayIterator<'a, &'a str>,
    pub image: Option<uuid::Uuid>,
    pub is_offered: bool,
    pub is_enrolled: bool,
    pub record_id: Option<uuid::Uuid>,
    pub status: Option<&'a str>,
    pub progress: Option<i16>,
    pub total: i64,
}
impl<'a> From<OffersBorrowed<'a>> for Offers {
    fn from(
        OffersBorrowed {
            r#type,
            id,
            title,
            description,
            category,
            tags,
            image,
            is_offered,
            is_enrolled,
            record_id,
            status,
            progress,
            total,
        }: OffersBorrowed<'a>,
    ) -> Self {
        Self {
            r#type: r#type.into(),
            id,
            title: title.into(),
            description: description.into(),
            category: category.into(),
            tags: tags.map(|v| v.into()).collect(),
            image,
            is_offered,
            is_enrolled,
            record_id,
            status: status.map(|v| v.into()),
            progress,
            total,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct Facets {
    pub facet: String,
    pub value: String,
    pub count: i64,
}
pub struct FacetsBorrowed<'a> {
    pub facet: &'a str,
    pub value: &'a str,
    pub count: i64,
}
impl<'a> From<FacetsBorrowed<'a>> for Facets {
    fn from(FacetsBorrowed { facet, value, count }: FacetsBorrowed<'a>) -> Self {
        Self {
            facet: facet.into(),
            value: value.into(),
            count,
        }
    }
}
use crate::client::async_::GenericClient;
use futures::{self, StreamExt, TryStreamExt};
pub struct OffersQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<OffersBorrowed, tokio_postgres::Error>,
    mapper: fn(OffersBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> OffersQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(OffersBorrowed) -> R) -> OffersQuery<'c, 'a, 's, C, R, N> {
        OffersQuery {
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
pub struct FacetsQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<FacetsBorrowed, tokio_postgres::Error>,
    mapper: fn(FacetsBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> FacetsQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(FacetsBorrowed) -> R) -> FacetsQuery<'c, 'a, 's, C, R, N> {
        FacetsQuery {
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
pub struct OffersStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn offers() -> OffersStmt {
    OffersStmt(
        "with offered as materialized ( select distinct pp.type, pp.document_id from permission_people pp where pp.user_id = $1 and pp.is_optional ), own as materialized ( select s.type, s.document_id, bool_and(s.kind = 'self' or (s.kind = 'rule' and s.is_optional)) as is_own from assignment_sources s where s.user_id = $1 and s.document_id is not null group by s.type, s.document_id ), catalogue as materialized ( select type, document_id, offered.type is not null as is_offered, own.type is not null as is_enrolled from offered full join own using (type, document_id) where coalesce(own.is_own, true) ) select a.type, a.id, a.title, coalesce(d.description, '') as description, coalesce(d.category, '') as category, coalesce(d.tags, '{}') as tags, d.image, c.is_offered, c.is_enrolled, r.id as record_id, r.status, r.progress, count(*) over () as total from catalogue c join assignables a on a.type = c.type and a.id = c.document_id and a.is_given left join assignable_details d on d.type = c.type and d.id = c.document_id left join assignment_records r on r.type = c.type and r.document_id = c.document_id and r.user_id = $1 where ($2::text is null or a.search like $2) and ($3::text is null or a.type = $3) and ($4::text is null or d.category = $4) and ($5::text is null or $5 = any(d.tags)) and ($6::boolean is null or c.is_enrolled = $6) order by case when $7::text = '-title' then lower(a.title) end desc, case when $7 = 'category' then nullif(d.category, '') end, case when $7 = '-category' then nullif(d.category, '') end desc nulls last, case when $7 = 'type' then a.type end, case when $7 = '-type' then a.type end desc, case when $7 = 'progress' then coalesce(r.progress, 0) end, case when $7 = '-progress' then coalesce(r.progress, 0) end desc, lower(a.title), a.id limit $8 offset $9",
        None,
    )
}
impl OffersStmt {
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
        T2: crate::StringSql,
        T3: crate::StringSql,
        T4: crate::StringSql,
        T5: crate::StringSql,
    >(
        &'s self,
        client: &'c C,
        user_id: &'a uuid::Uuid,
        search: &'a Option<T1>,
        r#type: &'a Option<T2>,
        category: &'a Option<T3>,
        tag: &'a Option<T4>,
        enrolled: &'a Option<bool>,
        sort: &'a T5,
        per_page: &'a i64,
        skip: &'a i64,
    ) -> OffersQuery<'c, 'a, 's, C, Offers, 9> {
        OffersQuery {
            client,
            params: [user_id, search, r#type, category, tag, enrolled, sort, per_page, skip],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<OffersBorrowed, tokio_postgres::Error> {
                Ok(OffersBorrowed {
                    r#type: row.try_get(0)?,
                    id: row.try_get(1)?,
                    title: row.try_get(2)?,
                    description: row.try_get(3)?,
                    category: row.try_get(4)?,
                    tags: row.try_get(5)?,
                    image: row.try_get(6)?,
                    is_offered: row.try_get(7)?,
                    is_enrolled: row.try_get(8)?,
                    record_id: row.try_get(9)?,
                    status: row.try_get(10)?,
                    progress: row.try_get(11)?,
                    total: row.try_get(12)?,
                })
            },
            mapper: |it| Offers::from(it),
        }
    }
}
impl<
    'c,
    'a,
    's,
    C: GenericClient,
    T1: crate::StringSql,
    T2: crate::StringSql,
    T3: crate::StringSql,
    T4: crate::StringSql,
    T5: crate::StringSql,
> crate::client::async_::Params<'c, 'a, 's, OffersParams<T1, T2, T3, T4, T5>, OffersQuery<'c, 'a, 's, C, Offers, 9>, C>
    for OffersStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a OffersParams<T1, T2, T3, T4, T5>,
    ) -> OffersQuery<'c, 'a, 's, C, Offers, 9> {
        self.bind(
            client,
            &params.user_id,
            &params.search,
            &params.r#type,
            &params.category,
            &params.tag,
            &params.enrolled,
            &params.sort,
            &params.per_page,
            &params.skip,
        )
    }
}
pub struct FacetsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn facets() -> FacetsStmt {
    FacetsStmt(
        "with offered as materialized ( select distinct pp.type, pp.document_id from permission_people pp where pp.user_id = $1 and pp.is_optional ), own as materialized ( select s.type, s.document_id, bool_and(s.kind = 'self' or (s.kind = 'rule' and s.is_optional)) as is_own from assignment_sources s where s.user_id = $1 and s.document_id is not null group by s.type, s.document_id ), catalogue as materialized ( select a.type, coalesce(d.category, '') as category, coalesce(d.tags, '{}') as tags from offered full join own using (type, document_id) join assignables a using (type) left join assignable_details d on d.type = a.type and d.id = a.id where a.id = document_id and a.is_given and coalesce(own.is_own, true) ) select facet, value, count(*) as count from ( select 'type' as facet, type as value from catalogue union all select 'category', category from catalogue where category <> '' union all select 'tag', tag from catalogue cross join unnest(tags) as tag ) as each group by facet, value order by facet, count(*) desc, value limit 300",
        None,
    )
}
impl FacetsStmt {
    pub async fn prepare<'a, C: GenericClient>(mut self, client: &'a C) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        user_id: &'a uuid::Uuid,
    ) -> FacetsQuery<'c, 'a, 's, C, Facets, 1> {
        FacetsQuery {
            client,
            params: [user_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<FacetsBorrowed, tokio_postgres::Error> {
                Ok(FacetsBorrowed {
                    facet: row.try_get(0)?,
                    value: row.try_get(1)?,
                    count: row.try_get(2)?,
                })
            },
            mapper: |it| Facets::from(it),
        }
    }
}
