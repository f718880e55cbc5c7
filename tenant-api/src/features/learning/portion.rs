//! The assignments of some people brought in line with the rules: asked once what is outstanding, then written set by set.

use std::collections::BTreeMap;

use learnt_kernel::ids::new_id;
use learnt_kernel::problem::Result;
use learnt_queries::queries::learning as sql;
use uuid::Uuid;

use super::assign::News;
use crate::db::{Change, Sql};

/// Assignments that nobody had yet, column by column as they are written.
#[derive(Default)]
struct Opened {
    ids: Vec<Uuid>,
    users: Vec<Uuid>,
    courses: Vec<Uuid>,
    optionals: Vec<bool>,
}

/// Assignments that are there already and change.
#[derive(Default)]
struct Changed {
    ids: Vec<Uuid>,
    helds: Vec<bool>,
    optionals: Vec<bool>,
}

/// Sources that come or go.
#[derive(Default)]
struct Sources {
    ids: Vec<Uuid>,
    sources: Vec<String>,
}

impl Sources {
    fn push(&mut self, id: Uuid, sources: Option<Vec<String>>) {
        for source in sources.unwrap_or_default() {
            self.ids.push(id);
            self.sources.push(source);
        }
    }
}

/// Everything that has to be written.
#[derive(Default)]
struct Outstanding {
    opened: Opened,
    changed: Changed,
    given: Sources,
    taken: Sources,
    news: BTreeMap<Uuid, News>,
}

impl Outstanding {
    fn push(&mut self, row: sql::Outstanding) {
        let id = match row.id {
            Some(id) => {
                self.changed.ids.push(id);
                self.changed.helds.push(row.held);
                self.changed.optionals.push(row.is_optional);
                id
            }
            None => {
                let id = new_id();
                self.opened.ids.push(id);
                self.opened.users.push(row.user_id);
                self.opened.courses.push(row.course_id);
                self.opened.optionals.push(row.is_optional);
                id
            }
        };
        let is_new = row.id.is_none();
        self.given.push(id, row.given);
        self.taken.push(id, row.taken);
        if row.held == row.was_held {
            return;
        }
        let news = self.news.entry(row.course_id).or_default();
        match (is_new, row.held) {
            (true, _) => news.opened.push(row.user_id),
            (false, true) => news.added.push(row.user_id),
            (false, false) => news.removed.push(row.user_id),
        }
    }
}

/// Gives and takes what the rules say for these people, of one course or of all, and answers what changed by course. Whoever
/// calls it has the turn (`take_turn`).
pub async fn settle(change: &Change<'_>, users: &[Uuid], course: Option<Uuid>) -> Result<BTreeMap<Uuid, News>> {
    if users.is_empty() {
        return Ok(BTreeMap::new());
    }
    let (tx, now) = (change.tx(), change.now());
    let rows = sql::outstanding().bind(tx, &course, &users).all().await.sql()?;
    let mut outstanding = Outstanding::default();
    rows.into_iter().for_each(|row| outstanding.push(row));
    let Outstanding {
        opened,
        changed,
        given,
        taken,
        news,
    } = outstanding;
    if !opened.ids.is_empty() {
        sql::open_user_courses()
            .bind(tx, &now, &opened.ids, &opened.users, &opened.courses, &opened.optionals)
            .await
            .sql()?;
    }
    if !given.ids.is_empty() {
        sql::give_sources()
            .bind(tx, &now, &given.ids, &given.sources)
            .await
            .sql()?;
    }
    if !taken.ids.is_empty() {
        sql::take_sources().bind(tx, &taken.ids, &taken.sources).await.sql()?;
    }
    if !changed.ids.is_empty() {
        sql::settle()
            .bind(tx, &now, &changed.ids, &changed.helds, &changed.optionals)
            .await
            .sql()?;
    }
    Ok(news)
}
