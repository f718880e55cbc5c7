//! Whether the activities of a draft can ever open.

use crate::prelude::*;

use learnt_queries::queries::courses as sql;

use super::draft::wrong;
use super::opens::{self, NeverOpens, Opening, Opens};
use super::plans::AssignmentState;
use super::refusal::Unfinished;

/// Refuses a rule by which an activity would wait for itself, or for what is not there. Whether the order of learning and the
/// course's end let it open is looked at before publishing: they may change until then.
pub async fn expect(change: &Change<'_>, (course, version): (Uuid, i32), id: Uuid, opens: &Opens) -> Result<()> {
    let refused = |sentence: String| wrong("opens", "invalid", sentence);
    opens.check(id).map_err(refused)?;
    if !matches!(opens, Opens::AfterActivities { .. } | Opens::AfterPrevious) {
        return Ok(());
    }
    let rows = sql::openings_of()
        .bind(change.tx(), &course, &version)
        .all()
        .await
        .sql()?;
    let mut order: Vec<Opening> = rows.iter().map(opening).collect();
    for one in order.iter_mut().filter(|one| one.id == id) {
        one.opens = opens.clone();
    }
    let never = opens::never_opening(&order, false, None);
    match never.into_iter().find(|(activity, _)| *activity == id) {
        Some((_, why @ (NeverOpens::Missing | NeverOpens::Circle))) => Err(refused(why.sentence().to_owned()).into()),
        _ => Ok(()),
    }
}

/// The activities that nobody could ever open, each with the sentence that refuses to publish it.
pub async fn never_opening(change: &Change<'_>, course: &AssignmentState) -> Result<Vec<Unfinished>> {
    let (tx, id, version) = (change.tx(), &course.id, &course.draft_version);
    let rows = sql::openings_of().bind(tx, id, version).all().await.sql()?;
    let details = sql::version_details().bind(tx, id, version).one().await.sql()?;
    let is_bundle = sql::is_bundle().bind(tx, id).one().await.sql()?;
    let order: Vec<Opening> = rows.iter().map(opening).collect();
    let never = opens::never_opening(&order, details.sequential && !is_bundle, details.availability_until);
    let unfinished = |(activity, why): (Uuid, NeverOpens)| {
        let row = rows.iter().find(|row| row.id == activity)?;
        Some(Unfinished {
            activity,
            sentence: format!("{}: {}", row.title, why.sentence()),
        })
    };
    Ok(never.into_iter().filter_map(unfinished).collect())
}

fn opening(row: &sql::OpeningsOf) -> Opening {
    Opening {
        id: row.id,
        required: row.required,
        opens: Opens::read(row.opens.as_ref()),
    }
}
