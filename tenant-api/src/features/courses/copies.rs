//! A copy of a course: its draft with everything in it, given to nobody yet.

use learnt_queries::queries::courses as sql;

use super::commands;
use super::details::Details;
use super::domain_events::CourseCreated;
use super::refusal::Refusal;
use crate::features::rewards;
use crate::looked_after;
use crate::prelude::*;

/// The longest title.
const LONGEST: usize = 200;

/// What a copy is called: as the person says, or after the original.
fn title(given: Option<&str>, original: &str) -> std::result::Result<String, Refusal> {
    match given {
        Some(given) => super::details::title(given),
        None => Ok(format!("Copy of {original}").chars().take(LONGEST).collect()),
    }
}

/// Copies the draft of a course under a new id. Sections and activities are new ones: what people did stays with the original.
pub async fn duplicate(change: &mut Change<'_>, id: Uuid, original: Uuid, by: Uuid, named: Option<&str>) -> Result<()> {
    let row = sql::copied().bind(change.tx(), &original).opt().await.sql()?;
    let row = row.ok_or(Refusal::NotFound)?;
    let title = title(named, &row.title)?;
    commands::insert_suggested(change, id, by, &title).await?;
    let (tx, version) = (change.tx(), row.draft_version);
    sql::copy_course().bind(tx, &original, &id).await.sql()?;
    let teams = looked_after::teams_of_copy(change, row.teams);
    sql::set_teams().bind(tx, &teams, &id).await.sql()?;
    let details = sql::version_details().bind(tx, &original, &version).one().await.sql()?;
    let search = Details {
        title: title.clone(),
        description: details.description,
        category: details.category,
        tags: details.tags,
        ..Details::default()
    }
    .search();
    sql::duplicate_version()
        .params(
            tx,
            &sql::DuplicateVersionParams {
                id,
                title: &title,
                search,
                original,
                version,
            },
        )
        .await
        .sql()?;
    let sections = sql::sections_of().bind(tx, &original, &version).all().await.sql()?;
    let old_sections: Vec<Uuid> = sections.iter().map(|row| row.id).collect();
    let fresh_sections: Vec<Uuid> = sections.iter().map(|_| new_id()).collect();
    sql::duplicate_sections()
        .params(
            tx,
            &sql::DuplicateSectionsParams {
                id,
                old: &old_sections,
                fresh: &fresh_sections,
                original,
                version,
            },
        )
        .await
        .sql()?;
    let positions = sql::places_of().bind(tx, &original, &version).all().await.sql()?;
    let old: Vec<Uuid> = positions.iter().map(|row| row.id).collect();
    let fresh: Vec<Uuid> = positions.iter().map(|_| new_id()).collect();
    sql::duplicate_activities()
        .params(
            tx,
            &sql::DuplicateActivitiesParams {
                id,
                old: &old,
                fresh: &fresh,
                old_sections: &old_sections,
                fresh_sections: &fresh_sections,
                original,
                version,
            },
        )
        .await
        .sql()?;
    rewards::copy_course(change, by, (original, id), (&old, &fresh)).await?;
    change
        .publish(commands::event(
            id,
            CourseCreated {
                course_id: id,
                version: 1,
            },
        ))
        .await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_copy_is_called_as_somebody_says_or_after_its_original() {
        assert_eq!(title(None, "Fire safety"), Ok("Copy of Fire safety".to_owned()));
        assert_eq!(title(Some(" Fire "), "x"), Ok("Fire".to_owned()));
        assert!(title(Some(" "), "x").is_err());
        assert_eq!(
            title(None, &"x".repeat(200)).map(|title| title.chars().count()),
            Ok(200)
        );
    }
}
