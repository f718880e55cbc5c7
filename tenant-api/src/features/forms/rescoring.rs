//! A mended key: first whose result changes, then the change. What somebody decided by hand stays as they decided it.

use std::collections::{BTreeMap, HashMap};

use learnt_queries::queries::forms as sql;
use serde_json::Map;

use super::authority::Scope;
use super::commands::{read, stored};
use super::counting;
use super::domain_events::FormRescored;
use super::given;
use super::model::content::{Content, Kind};
use super::model::keys;
use super::model::score::score;
use super::model::settings::Settings;
use super::model::states::Status;
use super::notifications::{self, FormNotice, FormPerson, NotifiedSubmission};
use crate::features::pathways;
use crate::prelude::*;

/// Looked at with one statement.
const PORTION: i64 = 500;
/// So many are listed.
const LISTED: usize = 200;

/// Somebody whose result changes.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = FormRescored)]
pub struct Rescored {
    submission_id: Uuid,
    person: Option<String>,
    from: Status,
    to: Status,
    score: Option<f64>,
    new_score: Option<f64>,
    max_score: Option<f64>,
    new_max_score: Option<f64>,
    #[serde(skip)]
    attempt: i32,
    #[serde(skip)]
    user: Option<Uuid>,
}

/// What a mended key changes.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = FormRescoring)]
pub struct Rescoring {
    /// Earlier versions that have other keys than the latest.
    versions: Vec<i32>,
    /// How many scores change.
    scores: usize,
    /// How many results change.
    results: usize,
    /// The first 200 of them, those with another result first.
    submissions: Vec<Rescored>,
}

struct RescoredForm {
    contents: BTreeMap<i32, (Content, Settings)>,
    changed: Vec<Rescored>,
}

async fn rescored_contents(
    client: &impl GenericClient,
    team: &str,
    form: Uuid,
    kind: Kind,
    live: Option<i32>,
) -> Result<RescoredForm> {
    let rows = sql::versions_to_correct().bind(client, &form).all().await.sql()?;
    let mut later: Option<Content> = None;
    let mut contents = BTreeMap::new();
    for row in rows {
        let content: Content = read(&row.content)?;
        if Some(row.version) == live {
            later = Some(content);
        } else if let Some(content) = later.as_ref().and_then(|later| keys::with_keys_of(&content, later)) {
            contents.insert(row.version, (content, read::<Settings>(&row.settings)?));
        }
    }
    let versions: Vec<i32> = contents.keys().copied().collect();
    let (mut changed, mut after) = (Vec::new(), Uuid::nil());
    while !versions.is_empty() {
        let rows = sql::to_rescore()
            .params(
                client,
                &sql::ToRescoreParams {
                    form_id: form,
                    team_id: team,
                    versions: &versions,
                    after,
                    most: PORTION,
                },
            )
            .all()
            .await
            .sql()?;
        let Some(last) = rows.last().map(|row| row.id) else {
            break;
        };
        after = last;
        changed.extend(rows.into_iter().filter_map(|row| rescored(row, kind, &contents)));
    }
    changed.sort_by_key(|one| one.from == one.to);
    Ok(RescoredForm { contents, changed })
}

fn rescored(row: sql::ToRescore, kind: Kind, contents: &BTreeMap<i32, (Content, Settings)>) -> Option<Rescored> {
    let (content, settings) = contents.get(&row.version)?;
    let answers = row.answers.as_object().cloned().unwrap_or_default();
    let points = score(content, &settings.rubric, &answers, &Map::new());
    let from = Status::parse(&row.status);
    let to = match from {
        Status::MarkingRequired => from,
        _ => Status::submitted(kind, settings, points),
    };
    let (new_score, new_max_score) = (points.map(|points| points.reached), points.map(|points| points.most));
    let is_changed = from != to || new_score != row.score || new_max_score != row.max_score;
    is_changed.then_some(Rescored {
        submission_id: row.id,
        person: row.person_name,
        from,
        to,
        score: row.score,
        new_score,
        max_score: row.max_score,
        new_max_score,
        attempt: row.attempt,
        user: row.user_id,
    })
}

/// Whose result changes once earlier versions get the keys of the latest; nothing is changed yet.
pub async fn preview(client: &impl GenericClient, at: &Scope<'_>, form: Uuid) -> Result<Rescoring> {
    let row = sql::one_form()
        .bind(client, &form, &at.team)
        .opt()
        .await
        .or_not_found()?;
    at.may_build(row.owner_id)?;
    let found = rescored_contents(client, at.team, form, Kind::parse(&row.kind), row.live_version).await?;
    Ok(Rescoring {
        versions: found.contents.keys().copied().collect(),
        scores: found.changed.len(),
        results: found.changed.iter().filter(|one| one.from != one.to).count(),
        submissions: found.changed.into_iter().take(LISTED).collect(),
    })
}

/// Gives earlier versions the keys of the latest, and their submissions the results that follow.
pub async fn apply(change: &mut Change<'_>, at: &Scope<'_>, (form, revision): (Uuid, i32)) -> Result<()> {
    let row = super::commands::lock(change, at, form).await?;
    super::commands::expect(change, &row, revision)?;
    let kind = Kind::parse(&row.kind);
    let before = rescored_contents(change.tx(), at.team, form, kind, row.live_version).await?;
    let versions: Vec<i32> = before.contents.keys().copied().collect();
    if versions.is_empty() {
        return Ok(());
    }
    // Who marks or submits meanwhile waits, and is looked at as it is then.
    sql::lock_to_rescore()
        .bind(change.tx(), &form, &versions)
        .all()
        .await
        .sql()?;
    let found = rescored_contents(change.tx(), at.team, form, kind, row.live_version).await?;
    for (version, (content, _)) in &found.contents {
        sql::correct_version()
            .bind(change.tx(), &stored(content)?, &form, version)
            .await
            .sql()?;
    }
    write(change, at, &found.changed).await?;
    counting::recount(change, form).await?;
    let moved: Vec<&Rescored> = found.changed.iter().filter(|one| one.from != one.to).collect();
    for group in groups(&moved) {
        if group.to.is_passed() {
            pathways::done(change, "form", form, &group.people).await?;
        }
        given::follow_all(change, (form, &group.people), group.to, group.points).await?;
    }
    publish(change, at, (form, &row.title, kind), &moved).await?;
    let event = DomainEvent::of(form.to_string(), FormRescored {}).topic(format!("forms:{}", at.team));
    change
        .publish(event.logged(AuditEntry::new("form.rescored", form.to_string()).named(row.title.as_str())))
        .await
}

/// People whose results have become the same.
#[derive(Debug, PartialEq)]
struct Group {
    to: Status,
    points: Option<(f64, f64)>,
    people: Vec<Uuid>,
}

/// Which group a result falls into: the person's turn, the status and the points (as bits, so that equal means the same).
type GroupKey<'a> = (usize, &'a str, Option<(u64, u64)>);

/// Thousands have few different results: what follows from one is said of all who have it. Whoever has several submissions is told of them
/// in their order: each group has a person once.
fn groups(moved: &[&Rescored]) -> Vec<Group> {
    let mut turns: HashMap<Uuid, usize> = HashMap::new();
    let mut indexes: HashMap<GroupKey<'_>, usize> = HashMap::new();
    let mut found: Vec<(usize, Group)> = Vec::new();
    for one in moved {
        let Some(person) = one.user else { continue };
        let turn = turns.entry(person).and_modify(|turn| *turn += 1).or_default();
        let points = one.new_score.zip(one.new_max_score);
        let exact = points.map(|(reached, most)| (reached.to_bits(), most.to_bits()));
        let index = *indexes.entry((*turn, one.to.into_str(), exact)).or_insert_with(|| {
            let (to, people) = (one.to, Vec::new());
            found.push((*turn, Group { to, points, people }));
            found.len() - 1
        });
        if let Some((_, group)) = found.get_mut(index) {
            group.people.push(person);
        }
    }
    found.sort_by_key(|(turn, _)| *turn);
    found.into_iter().map(|(_, group)| group).collect()
}

async fn write(change: &Change<'_>, at: &Scope<'_>, changed: &[Rescored]) -> Result<()> {
    let ids: Vec<Uuid> = changed.iter().map(|one| one.submission_id).collect();
    let statuses: Vec<&str> = changed.iter().map(|one| one.to.into_str()).collect();
    let points = |of: fn(&Rescored) -> Option<f64>| -> Vec<f64> { changed.iter().filter_map(of).collect() };
    let scored: Vec<&Rescored> = changed.iter().filter(|one| one.new_score.is_some()).collect();
    let (scores, most) = (points(|one| one.new_score), points(|one| one.new_max_score));
    if scored.len() != ids.len() {
        return Err(Problem::conflict(
            "no_points_left",
            "The latest version no longer awards points, so nothing can be scored again.",
        ));
    }
    sql::rescore()
        .params(
            change.tx(),
            &sql::RescoreParams {
                now: change.now(),
                ids: &ids,
                statuses,
                scores,
                most,
            },
        )
        .await
        .sql()?;
    let moved: Vec<&Rescored> = changed.iter().filter(|one| one.from != one.to).collect();
    let fresh: Vec<Uuid> = moved.iter().map(|_| new_id()).collect();
    let submissions: Vec<Uuid> = moved.iter().map(|one| one.submission_id).collect();
    let attempts: Vec<i32> = moved.iter().map(|one| one.attempt).collect();
    let froms: Vec<&str> = moved.iter().map(|one| one.from.into_str()).collect();
    let tos: Vec<&str> = moved.iter().map(|one| one.to.into_str()).collect();
    sql::insert_key_moves()
        .params(
            change.tx(),
            &sql::InsertKeyMovesParams {
                by: at.by,
                now: change.now(),
                ids: fresh,
                submissions,
                attempts,
                froms,
                tos,
            },
        )
        .await
        .sql()
        .map(drop)
}

/// Each of them hears of their new result.
async fn publish(
    change: &mut Change<'_>,
    at: &Scope<'_>,
    (form, title, kind): (Uuid, &str, Kind),
    moved: &[&Rescored],
) -> Result<()> {
    let mut by_outcome: HashMap<&str, Vec<FormPerson>> = HashMap::new();
    let now = change.now().timestamp_millis();
    for one in moved {
        let Some(user_id) = one.user else { continue };
        by_outcome.entry(one.to.into_str()).or_default().push(FormPerson {
            user_id,
            key: format!("form-rescored:{}:{now}", one.submission_id),
            link: format!("/apps/myformsubmissions/{form}?submission={}", one.submission_id),
        });
    }
    for (outcome, people) in by_outcome {
        let of = NotifiedSubmission {
            id: form,
            team: at.team,
            title,
            person: "",
            outcome,
            is_request: kind == Kind::Request,
        };
        notifications::notify(change, FormNotice::Marked, &of, &people).await?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn moved(user: Uuid, to: Status, score: f64) -> Rescored {
        Rescored {
            submission_id: Uuid::nil(),
            person: None,
            from: Status::Competent,
            to,
            score: None,
            new_score: Some(score),
            max_score: None,
            new_max_score: Some(4.0),
            attempt: 1,
            user: Some(user),
        }
    }

    #[test]
    fn thousands_of_equal_results_are_few_groups_and_each_person_goes_through_theirs_in_order() {
        let people: Vec<Uuid> = (1..=3000).map(Uuid::from_u128).collect();
        let mut all: Vec<Rescored> = people
            .iter()
            .map(|person| moved(*person, Status::NotCompetent, 1.0))
            .collect();
        // The first of them answered once more.
        all.push(moved(Uuid::from_u128(1), Status::Competent, 3.0));
        all.push(moved(Uuid::from_u128(9000), Status::Competent, 3.0));
        let moved: Vec<&Rescored> = all.iter().collect();
        let found = groups(&moved);
        let of = |group: &Group| (group.to, group.people.len());
        assert_eq!(
            found.iter().map(of).collect::<Vec<_>>(),
            [
                (Status::NotCompetent, 3000),
                (Status::Competent, 1),
                (Status::Competent, 1)
            ]
        );
        assert_eq!(found.last().unwrap().people, [Uuid::from_u128(1)]);
    }
}
