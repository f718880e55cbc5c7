//! What a person did here, newest first: a page at a time, from after the one that was shown last.

use crate::prelude::*;

use learnt_queries::queries::learning as sql;

const USUAL: u32 = 20;
const MOST: u32 = 100;

/// What somebody did, or what happened to them. Of two in the same moment the one that stands lower here came later.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
#[derive(strum::IntoStaticStr, strum::EnumString, strum::VariantArray)]
#[strum(serialize_all = "lowercase", const_into_str)]
#[schema(as = TimelineKind)]
pub enum Kind {
    /// They came to the team.
    Joined,
    /// They were given a course, or another round of it.
    Assigned,
    Started,
    Completed,
}

impl Kind {
    /// Which one a query's word means; somebody who is here has joined.
    fn parse(word: &str) -> Self {
        word.parse().unwrap_or(Self::Joined)
    }

    fn rank(self) -> i32 {
        self as i32
    }
}

/// Which part of it.
#[derive(Debug, Clone, Default, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase", default)]
#[into_params(parameter_in = Query)]
pub struct TimelineQuery {
    /// Of this kind only.
    #[param(inline)]
    pub kind: Option<Kind>,
    /// Older than the page that answered this as its `next`.
    pub after: Option<String>,
    /// At most so many, 100 at the most.
    #[param(minimum = 1, maximum = 100, default = 20)]
    pub limit: Option<u32>,
}

/// Something that a person did.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Moment {
    /// The same each time.
    pub id: String,
    pub kind: Kind,
    pub at: DateTime<Utc>,
    /// The course that it is about.
    pub title: Option<String>,
    /// Which round of it, from 1.
    pub round: Option<i32>,
    /// What the player is opened with, while the course is theirs and open.
    pub user_course_id: Option<Uuid>,
}

/// A page of what a person did.
#[derive(Debug, Serialize, ToSchema)]
pub struct Timeline {
    /// Newest first.
    items: Vec<Moment>,
    /// What the next page is asked for with; nothing: this was the last one.
    next: Option<String>,
}

/// Where a page ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct TimelineCursor {
    at: DateTime<Utc>,
    rank: i32,
    id: Uuid,
}

impl TimelineCursor {
    fn read(text: &str) -> Option<Self> {
        let mut parts = text.splitn(3, '.');
        let at = parts.next()?.parse().ok().and_then(DateTime::from_timestamp_micros)?;
        let rank = parts.next()?.parse().ok().filter(|rank| (0..=3).contains(rank))?;
        let id = parts.next()?.parse().ok()?;
        // Beyond these a database has no dates.
        let is_sane = (0..=253_402_300_799).contains(&at.timestamp());
        is_sane.then_some(Self { at, rank, id })
    }

    fn text(self) -> String {
        format!("{}.{}.{}", self.at.timestamp_micros(), self.rank, self.id)
    }
}

/// A page of what a person did in a team.
pub async fn page(client: &TenantClient, user: Uuid, team: &str, query: &TimelineQuery) -> Result<Timeline> {
    let mark = match query.after.as_deref() {
        None => None,
        Some(text) => Some(
            TimelineCursor::read(text)
                .ok_or_else(|| Problem::field("after", "invalid", "This page does not exist."))?,
        ),
    };
    let limit = query.limit.unwrap_or(USUAL).clamp(1, MOST) as usize;
    let (kind, at) = (query.kind.map(|kind| kind.into_str()), mark.map(|mark| mark.at));
    let (rank, id) = (mark.map(|mark| mark.rank), mark.map(|mark| mark.id));
    // One more than is shown says whether there is a next page.
    let most = limit as i64 + 1;
    let mut rows = sql::timeline()
        .params(
            &**client,
            &sql::TimelineParams {
                user_id: user,
                team_id: team,
                kind,
                at,
                rank,
                id,
                most,
            },
        )
        .all()
        .await
        .sql()?;
    let has_more = rows.len() > limit;
    rows.truncate(limit);
    let last = rows.last().filter(|_| has_more).map(|row| TimelineCursor {
        at: row.at,
        rank: row.rank,
        id: row.id,
    });
    Ok(Timeline {
        items: rows.into_iter().map(moment).collect(),
        next: last.map(TimelineCursor::text),
    })
}

fn moment(row: sql::Timeline) -> Moment {
    let kind = Kind::parse(&row.kind);
    Moment {
        id: format!("{}.{}", row.id, kind.rank()),
        kind,
        at: row.at,
        title: row.title,
        round: row.round,
        user_course_id: row.is_open.then_some(row.id),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mark_is_read_as_it_was_written_and_nothing_else_is() {
        let mark = TimelineCursor {
            at: DateTime::from_timestamp_micros(1_763_817_600_123_456).unwrap(),
            rank: Kind::Started.rank(),
            id: Uuid::from_u128(7),
        };
        assert_eq!(TimelineCursor::read(&mark.text()), Some(mark));
        let id = Uuid::nil();
        for odd in [
            String::new(),
            "1.1".into(),
            format!("1.4.{id}"),
            format!("x.1.{id}"),
            format!("1.1.{id}x"),
            format!("{}.1.{id}", i64::MAX),
            format!("-1.1.{id}"),
        ] {
            assert_eq!(TimelineCursor::read(&odd), None, "{odd}");
        }
    }

    #[test]
    fn what_is_completed_in_the_moment_of_its_start_was_completed_later() {
        let kinds = <Kind as strum::VariantArray>::VARIANTS;
        let ranks: Vec<i32> = kinds.iter().map(|kind| kind.rank()).collect();
        assert_eq!(ranks, [0, 1, 2, 3]);
        for kind in kinds {
            assert_eq!(Kind::parse(kind.into_str()), *kind);
        }
    }
}
