-- forms: what many submissions come to is counted once and kept, so that a hundred thousand are looked at as quickly as ten.

-- One row a form that somebody looked at the figures of: whoever counts holds it. Written when figures are looked at, never by whoever submits.
create table form_figures (
  form_id  uuid primary key references forms (id),
  -- what the counts depend on besides the submissions: the questions, their points and keys
  basis    text not null
);

-- A thousand to two thousand submissions each, in the order in which they were begun: from this one to the next row's. Read whole by the
-- primary key whenever the figures are looked at; one is written anew when a submission of it has changed.
create table form_spans (
  form_id   uuid not null references forms (id),
  from_at   timestamptz not null,
  from_id   uuid not null,
  -- when the first and the last of them were submitted
  first_at  timestamptz,
  last_at   timestamptz,
  -- what they come to, by version; nothing: it is to be counted
  tally     bytea,
  primary key (form_id, from_at, from_id)
);

-- Submissions that have changed since they were counted: hot, only ever added to by whoever submits or marks (so that none of them waits
-- for another), and taken away by whoever counts. Of anonymous forms it is written when five are released together.
create table form_changes (
  seq            bigint generated always as identity primary key,
  form_id        uuid not null,
  started_at     timestamptz not null,
  submission_id  uuid not null
);
create index form_changes_form on form_changes (form_id);

-- what is counted, in its order, and the latest of it
create index form_submissions_counted on form_submissions (form_id, started_at, id) where status <> 'inprogress';

-- What was submitted until now is counted soon, before somebody looks.
insert into scheduled_work (key, kind, due_at)
select 'form-figures/' || f.id, 'forms.count', now() from forms f
where exists (select from form_submissions s where s.form_id = f.id and s.status <> 'inprogress')
on conflict (key) do nothing;
