//! The newest entries of the blog, for a homepage.

use learnt_queries::queries::blogs as sql;

use crate::features::files;
use crate::prelude::*;

/// Which ones a place on a homepage shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewestQuery {
    /// Of one category; empty: of all.
    pub category: String,
    /// No more than these.
    pub most: i64,
}

/// An entry as a homepage shows it.
pub struct BlogTeaser {
    pub id: Uuid,
    pub title: String,
    /// What it says, in short.
    pub summary: String,
    /// Address of its picture.
    pub image_url: Option<String>,
    /// Its date.
    pub published_at: DateTime<Utc>,
}

/// What everybody in the team reads, the newest first, for each that is wanted; all in one statement.
pub async fn newest(
    app: &App,
    context: &TenantContext,
    client: &TenantClient,
    wanted: &[NewestQuery],
) -> Result<Vec<Vec<BlogTeaser>>> {
    let categories: Vec<&str> = wanted.iter().map(|one| one.category.as_str()).collect();
    let most: Vec<i64> = wanted.iter().map(|one| one.most).collect();
    let rows = sql::newest()
        .bind(
            &**client,
            &categories,
            &most,
            &context.team.id.as_str(),
            &app.clock.now(),
        )
        .all()
        .await
        .sql()?;
    let mut found: Vec<Vec<BlogTeaser>> = wanted.iter().map(|_| Vec::new()).collect();
    for row in rows {
        let index = usize::try_from(row.place - 1).unwrap_or_default();
        if let Some(all) = found.get_mut(index) {
            all.push(BlogTeaser {
                id: row.id,
                title: row.title,
                summary: row.summary,
                image_url: row.image.map(|image| files::url(app, &context.tenant, image)),
                published_at: row.published_at,
            });
        }
    }
    Ok(found)
}
