//! What the demo's people submitted in the weeks before it, one row each: nobody could type as many answers at a start. Each form has some in
//! every state that it knows, and enough of them that its charts say something.

use std::sync::Arc;

use anyhow::Context;
use chrono::{DateTime, Utc};
use learnt_kernel::tenant::TenantId;
use learnt_tenant_api::Tenant;
use uuid::Uuid;

use super::forms::{CHECK, LEAVE, MISS, PULSE, SITE, TALK, WATCH, find};
use super::more_forms::{LIFT, two_markers};
use crate::client::Client;
use crate::stack::Stack;

/// What people submitted of one form: SQL over `p.place`, the number of a person, and `f`, the form. The same people say the same each time.
struct Answers {
    title: &'static str,
    people: i32,
    answers: &'static str,
    status: &'static str,
    /// Points reached and reachable, a marker's points and words.
    score: &'static str,
    most: &'static str,
    marks: &'static str,
    comment: &'static str,
    version: &'static str,
}

const PLAIN: Answers = Answers {
    title: "",
    people: 60,
    answers: "'{}'::jsonb",
    status: "'completed'",
    score: "null::float8",
    most: "null::float8",
    marks: "'{}'::jsonb",
    comment: "''",
    version: "f.live_version",
};

const ALL: [Answers; 7] = [
    Answers {
        title: TALK,
        answers: "jsonb_build_object('recommend', greatest(0, 10 - p.place % 7 * (p.place % 3)), 'rating', 3 + p.place % 3, \
             'parts', jsonb_build_object('news', (array['very', 'somewhat', 'not'])[1 + p.place % 3], \
               'risks', (array['very', 'very', 'somewhat'])[1 + p.place % 3], 'questions', (array['somewhat', 'very'])[1 + p.place % 2])) \
           || case when p.place % 4 = 0 then jsonb_build_object('better', (array['More time for questions, please.', \
             'Shorter slides and more practice.', 'More practice with the new harness.', 'Time for questions at the end.'])[1 + p.place / 4 % 4]) \
             else '{}' end",
        version: "case when p.place % 4 > 0 and p.place % 5 = 0 then 1 else f.live_version end",
        ..PLAIN
    },
    Answers {
        title: CHECK,
        people: 48,
        // Whoever knows much knows the hard ones too; in the wind the good ones err as often as the others.
        answers: "jsonb_build_object('angle', (array['four', 'four', 'four', 'two', 'eight'])[1 + p.place % 5], \
           'alone', p.place % 5 = 4 or p.place % 11 = 0, 'hands', (array['three', 'three', 'two', 'three', 'two'])[1 + p.place % 5], \
           'wind', case when p.place % 2 = 0 then '[\"storm\", \"ice\"]'::jsonb else '[\"storm\"]' end)",
        status: "case when points.reached >= 3 then 'competent' else 'notCompetent' end",
        score: "points.reached",
        most: "4",
        ..PLAIN
    },
    Answers {
        title: SITE,
        people: 18,
        answers: "jsonb_build_object('place', (array['Hall 2', 'The yard', 'The roof of hall 1', 'The loading bay'])[1 + p.place % 4], \
           'found', (array['The guard rail by the stairs is loose. I would close the stairs and tell the caretaker.', \
             'Two pallets stood in the escape route. I moved them and told the shift.', \
             'The light in the bay flickers. A fitter should look at it this week.', \
             'All fine where I was. The new markings help.'])[1 + p.place % 4])",
        status: "(array['markingRequired', 'competent', 'notCompetent', 'markingRequired', 'pendingResubmission', 'competent'])[1 + p.place % 6]",
        score: "(array[null, 8, 2, null, 4, 6])[1 + p.place % 6]",
        most: "(array[null, 8, 8, null, 8, 8])[1 + p.place % 6]",
        marks: "(array['{}', '{\"rubric.sees\": \"sees2\", \"rubric.acts\": \"acts2\"}', '{\"rubric.sees\": \"sees1\", \"rubric.acts\": \"acts0\"}', \
           '{}', '{\"rubric.sees\": \"sees1\", \"rubric.acts\": \"acts1\"}', '{\"rubric.sees\": \"sees2\", \"rubric.acts\": \"acts1\"}'])[1 + p.place % 6]::jsonb",
        comment: "(array['', 'Seen and acted upon. Well done.', 'The walk was to be done with a colleague. Please book another one.', '', \
           'Say who was told of it, and when.', 'Good. Next time take a photo.'])[1 + p.place % 6]",
        ..PLAIN
    },
    Answers {
        title: LEAVE,
        people: 16,
        answers: "jsonb_build_object('from', (current_date + 20 + p.place)::text, 'until', (current_date + 22 + p.place + p.place % 6)::text) \
           || case when p.place % 3 = 0 then '{}' else jsonb_build_object('why', (array['Moving house', 'A wedding in the family', 'Summer holiday'])[1 + p.place % 3]) end",
        status: "(array['approved', 'approvalRequired', 'approved', 'not approved'])[1 + p.place % 4]",
        comment: "(array['', '', 'Enjoy it.', 'Three of your team are away that week already.'])[1 + p.place % 4]",
        ..PLAIN
    },
    Answers {
        title: WATCH,
        people: 14,
        answers: "jsonb_build_object('seen', jsonb_build_object('gear', (array['always', 'always', 'mostly'])[1 + p.place % 3], \
             'place', (array['mostly', 'no', 'always'])[1 + p.place % 3], 'asks', (array['always', 'mostly'])[1 + p.place % 2]), \
           'next', (array['Go through the lifting plan once more.', 'Show a newcomer how the harness is checked.', 'Nothing to add.'])[1 + p.place % 3])",
        ..PLAIN
    },
    Answers {
        title: MISS,
        people: 34,
        answers: "jsonb_build_object('kind', (array['slip', 'object', 'slip', 'vehicle', 'machine'])[1 + p.place % 5], \
           'where', (array['hall', 'yard', 'hall', 'site'])[1 + p.place % 4], 'hurt', p.place % 6 = 0) \
           || case when p.place % 6 = 0 then jsonb_build_object('care', (array['[\"aid\"]', '[\"aid\", \"doctor\"]'])[1 + p.place / 6 % 2]::jsonb) else '{}' end \
           || jsonb_build_object('again', 1 + p.place % 5, 'days', 1 + p.place % 9, 'cost', 40 * (1 + p.place % 6), \
             'perday', round(40.0 * (1 + p.place % 6) / (1 + p.place % 9), 2), \
             'sign', jsonb_build_object('name', p.name, 'drawing', 'M30 80L70 30L90 90L140 40L170 80L230 60'), \
             'idea', (array['Paint the edge of the step.', 'A net below the scaffold.', 'One way only for the fork lifts in the yard.', \
               'Lock the machine while its guard is open.', 'Better light in the yard.'])[1 + p.place % 5])",
        ..PLAIN
    },
    // Marked by two: some wait for the first, some for the second, some to be compared, and some are decided.
    Answers {
        title: LIFT,
        people: 16,
        answers: "jsonb_build_object('load', (array['A press, 2.4 tonnes', 'Steel beams, 800 kg each', 'A pump, 350 kg', 'Pallets of bricks, a tonne each'])[1 + p.place % 4], \
           'way', (array['Over the yard, while two of us keep the gate shut.', 'From the lorry to the hall; nobody stands below.', \
             'Along the wall. I would ask the foreman who is there.'])[1 + p.place % 3])",
        status: "(array['markingRequired', 'markingRequired', 'markingRequired', 'competent', 'notCompetent'])[1 + p.place % 5]",
        score: "(array[null, null, null, 6, 2])[1 + p.place % 5]",
        most: "(array[null, null, null, 8, 8])[1 + p.place % 5]",
        marks: "(array['{}', '{}', '{}', '{\"rubric.load\": \"load2\", \"rubric.way\": \"way1\"}', \
           '{\"rubric.load\": \"load1\", \"rubric.way\": \"way0\"}'])[1 + p.place % 5]::jsonb",
        comment: "(array['', '', '', 'The weight is right, and the way is kept clear.\n\nI would stand beside this lift.', \
           'It is not said who keeps the way clear.\n\nNobody stands at the gate. I would not lift yet.'])[1 + p.place % 5]",
        ..PLAIN
    },
];

/// What the two markers say: of some one of them, of others both, and they differ or, where it is decided, agree.
const OPINIONS: &str = "insert into form_opinions (submission_id, attempt, marker_id, outcome, marks, comments, comment, at) \
     select s.id, s.attempt, m.marker, m.outcome, m.marks::jsonb, '{}', m.comment, s.submitted_at + m.after \
     from (select s.*, row_number() over (partition by s.status order by s.id) as place, f.owner_id, (v.settings -> 'approvers' ->> 0)::uuid as named \
       from form_submissions s join forms f on f.id = s.form_id join form_versions v on v.form_id = s.form_id and v.version = s.version \
       where s.form_id = $1 and s.status in ('markingRequired', 'competent', 'notCompetent')) s \
     cross join lateral (values \
       ('markingRequired', 1, s.named, 'competent', '{\"rubric.load\": \"load2\", \"rubric.way\": \"way1\"}', 'The weight is right, and the way is kept clear.'), \
       ('markingRequired', 2, s.owner_id, 'notCompetent', '{\"rubric.load\": \"load1\", \"rubric.way\": \"way0\"}', 'Who stands at the gate? I would not lift yet.'), \
       ('competent', 1, s.named, 'competent', '{\"rubric.load\": \"load2\", \"rubric.way\": \"way2\"}', 'The weight is right, and the way is kept clear.'), \
       ('competent', 2, s.owner_id, 'competent', '{\"rubric.load\": \"load2\", \"rubric.way\": \"way1\"}', 'I would stand beside this lift.'), \
       ('notCompetent', 1, s.named, 'notCompetent', '{\"rubric.load\": \"load1\", \"rubric.way\": \"way0\"}', 'It is not said who keeps the way clear.'), \
       ('notCompetent', 2, s.owner_id, 'notCompetent', '{\"rubric.load\": \"load1\", \"rubric.way\": \"way0\"}', 'Nobody stands at the gate. I would not lift yet.') \
     ) said (status, nth, marker, outcome, marks, comment) \
     cross join lateral (select said.marker, said.outcome, said.marks, said.comment, \
       case when said.nth = 1 then interval '3 hours' when s.status = 'markingRequired' then interval '5 hours' else interval '9 hours' end as after) m \
     where said.status = s.status and m.marker is not null and m.marker <> s.user_id \
       and (s.status <> 'markingRequired' or s.place % 3 >= said.nth) on conflict do nothing";

impl Answers {
    fn sql(&self) -> String {
        let Self {
            people,
            answers,
            status,
            score,
            most,
            marks,
            comment,
            version,
            ..
        } = self;
        let is_marked = "said.status in ('approved', 'not approved', 'pendingResubmission') or said.comment <> ''";
        format!(
            "insert into form_submissions (id, form_id, version, team_id, user_id, observer_id, attempt, status, answers, score, max_score, \
               marks, comment, marked_by, marked_at, assigned_to, assigned_at, started_at, submitted_at, changed_at, changed_by) \
             select gen_random_uuid(), f.id, {version}, f.team_id, p.user_id, case when f.kind = 'observation' then f.owner_id end, 1, \
               said.status, said.answers, {score}, {most}, {marks}, said.comment, \
               case when {is_marked} then f.owner_id end, case when {is_marked} then least(at.moment + interval '9 hours', $2) end, \
               case when said.status = 'markingRequired' and p.place % 4 = 3 then f.owner_id end, \
               case when said.status = 'markingRequired' and p.place % 4 = 3 then $2 - interval '20 minutes' end, \
               at.moment - make_interval(secs => 60 + p.place % 5 * 40), at.moment, at.moment, p.user_id \
             from forms f \
             join (select u.user_id, u.team_id, u.first_name || ' ' || u.last_name as name, \
                 (row_number() over (partition by u.team_id order by u.id))::integer as place from user_teams u \
               where u.status not in ('inactive', 'terminated', 'archived')) p on p.team_id = f.team_id and p.place <= {people} \
             cross join lateral (select $2::timestamptz - make_interval(days => p.place % 28, mins => p.place * 7) as moment) at \
             cross join lateral (select {answers} as answers) a \
             cross join lateral (select (a.answers->>'angle' = 'four')::integer + (a.answers->>'alone' = 'false')::integer \
               + (a.answers->>'hands' = 'three')::integer + (jsonb_array_length(coalesce(a.answers->'wind', '[]')) = 2)::integer as reached) points \
             cross join lateral (select a.answers, {status} as status, {comment} as comment) said \
             where f.id = $1 and p.user_id <> f.owner_id \
               and not exists (select from form_submissions s where s.form_id = f.id and s.user_id = p.user_id)"
        )
    }
}

/// Some who began and have not come to the end, each further than the one before.
const BEGUN: &str = "insert into form_submissions (id, form_id, version, team_id, user_id, attempt, status, answers, started_at, changed_at, changed_by) \
     select gen_random_uuid(), f.id, f.live_version, f.team_id, p.user_id, 2, 'inprogress', \
       case p.place % 3 when 0 then '{}'::jsonb when 1 then '{\"recommend\": 8}' else '{\"recommend\": 5, \"rating\": 3}' end, \
       $2::timestamptz - make_interval(hours => p.place), $2::timestamptz - make_interval(hours => p.place), p.user_id \
     from forms f \
     join (select u.user_id, u.team_id, (row_number() over (partition by u.team_id order by u.id))::integer as place from user_teams u \
       where u.status not in ('inactive', 'terminated', 'archived')) p on p.team_id = f.team_id and p.place between 50 and 57 \
     where f.id = $1 and not exists (select from form_submissions s where s.form_id = f.id and s.status = 'inprogress')";

/// Each submission has its history.
const MOVES: &str = "insert into form_moves (id, submission_id, attempt, from_status, to_status, comment, by_id, at) \
     select gen_random_uuid(), s.id, s.attempt, m.from_status, m.to_status, m.comment, m.by_id, m.at \
     from form_submissions s join forms f on f.id = s.form_id \
     cross join lateral (select case when s.marked_by is null then s.status when f.kind = 'request' then 'approvalRequired' \
       else 'markingRequired' end as first) waits \
     cross join lateral (values ('inprogress', 'pending', '', coalesce(s.observer_id, s.user_id), s.submitted_at), \
       ('pending', waits.first, '', null, s.submitted_at + interval '1 millisecond'), \
       (waits.first, s.status, s.comment, s.marked_by, s.marked_at)) m (from_status, to_status, comment, by_id, at) \
     where s.form_id = $1 and s.status <> 'inprogress' and m.at is not null \
       and not exists (select from form_moves known where known.submission_id = s.id)";

/// Nobody knows who said this; the last two wait until three more have come.
const ANONYMOUS: &str = "insert into form_submissions (id, form_id, version, team_id, attempt, status, answers, started_at, submitted_at, changed_at, is_released) \
     select gen_random_uuid(), f.id, f.live_version, f.team_id, 1, 'completed', \
       jsonb_build_object('load', (array[4, 3, 5, 4, 3, 2])[1 + p.place % 6], 'heard', (array[4, 5, 3, 4, 2])[1 + p.place % 5]) \
         || case when p.place % 3 = 0 then jsonb_build_object('say', (array['Fewer meetings on Mondays.', 'More people on the late shift.', \
           'The plan for the week should come on Thursday.', 'A quieter place for calls.'])[1 + p.place / 3 % 4]) else '{}' end, \
       'epoch', 'epoch', 'epoch', p.place <= 25 \
     from forms f cross join generate_series(1, 27) p (place) \
     where f.id = $1 and not exists (select from form_submissions s where s.form_id = f.id)";

/// That these people have answered is known of them, as their attempts are.
const ANSWERED: &str = "insert into form_attempts (form_id, user_id, attempts) \
     select f.id, p.user_id, 1 from forms f join (select u.user_id, u.team_id, row_number() over (partition by u.team_id order by u.id desc) as place \
       from user_teams u where u.status not in ('inactive', 'terminated', 'archived')) p on p.team_id = f.team_id and p.place <= 27 \
     where f.id = $1 on conflict do nothing";

const ATTEMPTS: &str = "insert into form_attempts (form_id, user_id, attempts) \
     select distinct form_id, user_id, 1 from form_submissions \
     where form_id = $1 and user_id is not null and observer_id is null and status <> 'inprogress' on conflict do nothing";

const CHANGES: &str = "insert into form_changes (form_id, started_at, submission_id) \
     select form_id, started_at, id from form_submissions where form_id = $1 and status <> 'inprogress'";

/// Enters all of it; does only what is not done yet.
pub(super) async fn enter(stack: &Stack, id: &TenantId, admin: &Client) -> anyhow::Result<()> {
    for answers in &ALL {
        enter_one(stack, id, admin, answers)
            .await
            .with_context(|| format!("the submissions of {}", answers.title))?;
    }
    let client = stack.tenant_api().client_of(&tenant_of(stack, id)?).await?;
    let pulse = id_of(admin, PULSE).await?;
    for sql in [ANONYMOUS, ANSWERED, CHANGES] {
        client
            .execute(sql, &[&pulse])
            .await
            .with_context(|| format!("the submissions of {PULSE}"))?;
    }
    Ok(())
}

/// The form that two people mark, with what people submitted of it and what both say.
pub async fn marked_by_two(stack: &Stack, id: &TenantId, admin: &Client) -> anyhow::Result<()> {
    two_markers(admin).await?;
    let lift = ALL.iter().find(|answers| answers.title == LIFT);
    enter_one(stack, id, admin, lift.context("nothing is told of it")?).await
}

async fn enter_one(stack: &Stack, id: &TenantId, admin: &Client, answers: &Answers) -> anyhow::Result<()> {
    let client = stack.tenant_api().client_of(&tenant_of(stack, id)?).await?;
    let now: DateTime<Utc> = stack.tenant_api().clock.now();
    let form = id_of(admin, answers.title).await?;
    client.execute(&answers.sql(), &[&form, &now]).await?;
    if answers.title == TALK {
        client.execute(BEGUN, &[&form, &now]).await?;
    }
    if answers.title == LIFT {
        client.execute(OPINIONS, &[&form]).await?;
    }
    for sql in [MOVES, ATTEMPTS, CHANGES] {
        client.execute(sql, &[&form]).await?;
    }
    Ok(())
}

fn tenant_of(stack: &Stack, id: &TenantId) -> anyhow::Result<Arc<Tenant>> {
    let directory = stack.tenant_api().directory.now();
    directory.tenant(id).context("the tenant is not known")
}

async fn id_of(admin: &Client, title: &str) -> anyhow::Result<Uuid> {
    let id = find(admin, title).await?.context("a form that is not there")?;
    Ok(id.parse()?)
}
