-- forms: rules give them.

-- One row a person and form that they were given. My Forms reads by person.
create table user_forms (
  id            uuid primary key,
  user_id       uuid not null,
  form_id       uuid not null references forms (id),
  is_optional   boolean not null,
  -- it was taken from them; what they submitted stays
  archived_at   timestamptz,
  permitted_at  timestamptz not null,
  -- submitted, and nothing more is asked of them; written once
  completed_at  timestamptz,
  updated_at    timestamptz not null,
  unique (user_id, form_id)
);
create index user_forms_person on user_forms (user_id) where archived_at is null;
create index user_forms_form on user_forms (form_id) where archived_at is null;

create view assignables_form as
select 'form'::text as type, f.id, f.title, f.search, f.status,
  f.status in ('published', 'publishedwithdraft') and f.kind <> 'observation' as is_given, array[f.team_id] as teams
from forms f;

-- What a catalogue shows of a form besides its title, and how far a person is with it.
create view assignable_details_form as
select 'form'::text as type, id, description, category, tags, null::uuid as image
from forms;

create view assignment_records_form as
select 'form'::text as type, form_id as document_id, user_id, id,
  case when completed_at is null then 'notstarted' else 'completed' end as status,
  (case when completed_at is null then 0 else 100 end)::smallint as progress, archived_at, completed_at as started_at, completed_at, updated_at
from user_forms;

select gather_assignables();
