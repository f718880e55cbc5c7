//! How an edit is written to a draft. The caller has locked the course.

use std::collections::{HashMap, HashSet};

use learnt_queries::queries::courses as sql;

use super::content::Content;
use super::details::{self, Details, DetailsPatch};
use super::edits::{ActivityPatch, Edit, NewActivity};
use super::kinds::{Completion, Kind};
use super::opening;
use super::outline::{self, SectionOrder};
use super::references;
use super::refusal::Refusal;
use crate::features::files;
use crate::prelude::*;

/// More than this is not one course any more.
const MAX_SECTIONS: usize = 100;
const MAX_ACTIVITIES: usize = 500;

/// Writes an edit to a version; returns the id of what it made.
pub async fn write(change: &Change<'_>, course: Uuid, version: i32, edit: Edit) -> Result<Option<Uuid>> {
    let draft = Draft {
        change,
        course,
        version,
    };
    match edit {
        Edit::Details(patch) => draft.details(&patch).await.map(|()| None),
        Edit::AddSection { id, title, position } => draft.add_section(id, &title, position).await.map(Some),
        Edit::RenameSection { id, title } => {
            let title = details::title(&title)?;
            some(
                sql::set_section_title()
                    .bind(change.tx(), &title, &course, &version, &id)
                    .await
                    .sql()?,
            )
        }
        Edit::RemoveSection(id) => some(
            sql::delete_section()
                .bind(change.tx(), &course, &version, &id)
                .await
                .sql()?,
        ),
        Edit::AddActivity(new) => draft.add_activity(*new).await.map(Some),
        Edit::ChangeActivity(id, patch) => draft.change_activity(id, *patch).await.map(|()| None),
        Edit::RemoveActivity(id) => some(
            sql::delete_activity()
                .bind(change.tx(), &course, &version, &id)
                .await
                .sql()?,
        ),
        Edit::Order(order) => draft.order(&order).await.map(|()| None),
    }
}

/// A statement that had to meet one row.
fn some(rows: u64) -> Result<Option<Uuid>> {
    if rows == 0 {
        Err(Refusal::NotFound.into())
    } else {
        Ok(None)
    }
}

struct Draft<'a, 'c> {
    change: &'a Change<'c>,
    course: Uuid,
    version: i32,
}

impl Draft<'_, '_> {
    async fn details(&self, patch: &DetailsPatch) -> Result<()> {
        let tx = self.change.tx();
        let row = sql::version_details()
            .bind(tx, &self.course, &self.version)
            .one()
            .await
            .sql()?;
        let before = Details::from(row);
        let d = before.after(patch)?;
        references::template_is_there(self.change, &before, &d).await?;
        self.files_are_there("image", d.image.iter().map(|id| (*id, "image")).collect())
            .await?;
        if let Some(given) = &patch.handle {
            let handle = details::handle(given)?;
            let taken = || Refusal::HandleTaken.into();
            sql::set_handle()
                .bind(tx, &handle.as_str(), &self.course)
                .await
                .on_constraint("courses_handle_key", taken)?;
        }
        sql::set_details()
            .params(
                tx,
                &sql::SetDetailsParams {
                    title: &d.title,
                    description: &d.description,
                    image: d.image,
                    category: &d.category,
                    tags: &d.tags,
                    sequential: d.sequential,
                    certificate: d.certificate,
                    certificate_months: d.certificate_months,
                    certificate_template: d.certificate_template,
                    certificate_download: d.certificate_download,
                    chat: d.chat,
                    availability_from: d.availability_from,
                    availability_until: d.availability_until,
                    search: d.search(),
                    id: self.course,
                    version: self.version,
                },
            )
            .await
            .sql()?;
        Ok(())
    }

    async fn section_ids(&self) -> Result<Vec<Uuid>> {
        let rows = sql::sections_of()
            .bind(self.change.tx(), &self.course, &self.version)
            .all()
            .await
            .sql()?;
        Ok(rows.into_iter().map(|row| row.id).collect())
    }

    /// Every activity with its section, in order.
    async fn activity_places(&self) -> Result<Vec<(Uuid, Uuid)>> {
        let rows = sql::places_of()
            .bind(self.change.tx(), &self.course, &self.version)
            .all()
            .await
            .sql()?;
        Ok(rows.into_iter().map(|row| (row.id, row.section_id)).collect())
    }

    async fn add_section(&self, id: Option<Uuid>, title: &str, position: Option<usize>) -> Result<Uuid> {
        let title = details::title(title)?;
        let mut ids = self.section_ids().await?;
        let id = fresh(id, &ids, ids.len() >= MAX_SECTIONS, "sections")?;
        let tx = self.change.tx();
        sql::insert_section()
            .params(
                tx,
                &sql::InsertSectionParams {
                    course_id: self.course,
                    version: self.version,
                    id,
                    position: 0,
                    title,
                },
            )
            .await
            .sql()?;
        ids.insert(position.unwrap_or(ids.len()).min(ids.len()), id);
        let positions: Vec<i32> = (0..).take(ids.len()).collect();
        sql::order_sections()
            .bind(tx, &ids, &positions, &self.course, &self.version)
            .await
            .sql()?;
        Ok(id)
    }

    async fn add_activity(&self, new: NewActivity) -> Result<Uuid> {
        let title = details::title(&new.title)?;
        let (completion, content) = self
            .checked(new.kind, &new.patch, new.kind.usual_completion(), None)
            .await?;
        if !self.section_ids().await?.contains(&new.section) {
            return Err(Refusal::NotFound.into());
        }
        let all = self.activity_places().await?;
        let known: Vec<Uuid> = all.iter().map(|(id, _)| *id).collect();
        let id = fresh(new.id, &known, known.len() >= MAX_ACTIVITIES, "activities")?;
        let mut activities: Vec<Uuid> = all
            .iter()
            .filter(|(_, section)| *section == new.section)
            .map(|(id, _)| *id)
            .collect();
        let tx = self.change.tx();
        let required = new.patch.required.unwrap_or(true);
        let minutes = minutes(new.patch.minutes.flatten())?;
        // One that comes back may wait for others that come back after it: that is looked at before publishing.
        let opens = new.patch.opens.unwrap_or_default();
        opens
            .check(id)
            .map_err(|sentence| wrong("opens", "invalid", sentence))?;
        let (kind, completion) = (new.kind.into_str(), serde_json::json!(completion));
        sql::insert_activity()
            .params(
                tx,
                &sql::InsertActivityParams {
                    course_id: self.course,
                    version: self.version,
                    id,
                    section_id: new.section,
                    position: 0,
                    r#type: kind,
                    title,
                    required,
                    completion,
                    content,
                    minutes,
                    opens: opens.to_json(),
                },
            )
            .await
            .sql()?;
        activities.insert(new.position.unwrap_or(activities.len()).min(activities.len()), id);
        let positions: Vec<i32> = (0..).take(activities.len()).collect();
        let sections = vec![new.section; activities.len()];
        sql::order_activities()
            .params(
                tx,
                &sql::OrderActivitiesParams {
                    ids: &activities,
                    section_ids: sections,
                    positions,
                    course_id: self.course,
                    version: self.version,
                },
            )
            .await
            .sql()?;
        Ok(id)
    }

    async fn change_activity(&self, id: Uuid, patch: ActivityPatch) -> Result<()> {
        let tx = self.change.tx();
        let row = sql::one_activity()
            .bind(tx, &self.course, &self.version, &id)
            .opt()
            .await
            .sql()?;
        let row = row.ok_or(Refusal::NotFound)?;
        let kind: Kind = row.r#type.parse().map_err(|_| Refusal::NotFound)?;
        let title = patch.title.as_deref().map_or(Ok(row.title), details::title)?;
        let before = serde_json::from_value(row.completion).unwrap_or(kind.usual_completion());
        let (completion, content) = self.checked(kind, &patch, before, Some(row.content)).await?;
        let required = patch.required.unwrap_or(row.required);
        let minutes = minutes(patch.minutes.unwrap_or(row.minutes))?;
        let opens = match patch.opens {
            Some(opens) => {
                opening::expect(self.change, (self.course, self.version), id, &opens).await?;
                opens.to_json()
            }
            None => row.opens,
        };
        sql::set_activity()
            .params(
                tx,
                &sql::SetActivityParams {
                    title,
                    required,
                    completion: serde_json::json!(completion),
                    content,
                    minutes,
                    opens,
                    course_id: self.course,
                    version: self.version,
                    id,
                },
            )
            .await
            .sql()?;
        Ok(())
    }

    /// Rule and content after a patch, both fit for the kind, every upload there and of the right kind.
    async fn checked(
        &self,
        kind: Kind,
        patch: &ActivityPatch,
        completion: Completion,
        before: Option<Value>,
    ) -> Result<(Completion, Value)> {
        let completion = patch.completion.unwrap_or(completion);
        completion
            .check(kind)
            .map_err(|sentence| wrong("completion", "invalid", sentence))?;
        let Some(given) = &patch.content else {
            return Ok((completion, before.unwrap_or_else(|| Content::fresh(kind).to_json())));
        };
        let content = Content::parse(kind, given).map_err(|sentence| wrong("content", "invalid", sentence))?;
        self.files_are_there("content", content.files()).await?;
        references::check_references(self.change, &content).await?;
        Ok((completion, content.to_json()))
    }

    async fn files_are_there(&self, field: &str, wanted: Vec<(Uuid, &'static str)>) -> Result<()> {
        let ids: Vec<Uuid> = wanted.iter().map(|(id, _)| *id).collect();
        let kinds = files::kinds(self.change, &ids).await?;
        if wanted
            .iter()
            .all(|(id, kind)| kinds.get(id).is_some_and(|known| known == kind))
        {
            return Ok(());
        }
        Err(wrong(
            field,
            "no_such_file",
            "This file does not exist or has the wrong type. Please upload it again.".into(),
        )
        .into())
    }

    async fn order(&self, order: &[SectionOrder]) -> Result<()> {
        let sections: HashSet<Uuid> = self.section_ids().await?.into_iter().collect();
        let activities: HashMap<Uuid, Uuid> = self.activity_places().await?.into_iter().collect();
        outline::check_order(order, &sections, &activities.keys().copied().collect())?;
        let ids: Vec<Uuid> = order.iter().map(|section| section.id).collect();
        let positions: Vec<i32> = (0..).take(ids.len()).collect();
        let tx = self.change.tx();
        sql::order_sections()
            .bind(tx, &ids, &positions, &self.course, &self.version)
            .await
            .sql()?;
        let rows: Vec<(Uuid, Uuid, i32)> = order
            .iter()
            .flat_map(|section| {
                section
                    .activities
                    .iter()
                    .zip(0..)
                    .map(|(id, position)| (*id, section.id, position))
            })
            .collect();
        let ids: Vec<Uuid> = rows.iter().map(|row| row.0).collect();
        let sections: Vec<Uuid> = rows.iter().map(|row| row.1).collect();
        let positions: Vec<i32> = rows.iter().map(|row| row.2).collect();
        sql::order_activities()
            .params(
                tx,
                &sql::OrderActivitiesParams {
                    ids,
                    section_ids: sections,
                    positions,
                    course_id: self.course,
                    version: self.version,
                },
            )
            .await
            .sql()?;
        Ok(())
    }
}

/// An id for something new: the one of a deleted thing that comes back, or one of our own.
fn fresh(requested: Option<Uuid>, known: &[Uuid], full: bool, field: &str) -> Result<Uuid> {
    if full {
        return Err(wrong(
            field,
            "too_many",
            "A course cannot have more of these. Please split it into two.".into(),
        )
        .into());
    }
    match requested {
        Some(id) if known.contains(&id) => Err(wrong("id", "exists", "This is already in the course.".into()).into()),
        Some(id) => Ok(id),
        None => Ok(new_id()),
    }
}

/// An estimate of how long an activity takes.
fn minutes(given: Option<i16>) -> std::result::Result<Option<i16>, Refusal> {
    match given {
        Some(minutes) if !(1..=600).contains(&minutes) => {
            Err(wrong("minutes", "out_of_range", "Enter 1 to 600 minutes.".into()))
        }
        given => Ok(given),
    }
}

pub(super) fn wrong(field: &str, code: &'static str, sentence: String) -> Refusal {
    Refusal::Fields(vec![(field.to_owned(), code, sentence)])
}
