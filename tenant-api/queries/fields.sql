-- fields: which fields a team's people have, and what may stand in them.

--: Definition(archived_at?)

--! definitions : Definition
select id, key, label, hint, kind, required, visible_to, editable_by, position, options, in_rules,
  in_reports, archived_at, revision
from field_definitions where team_id = :team_id order by position, id;

--! one : Definition
select id, key, label, hint, kind, required, visible_to, editable_by, position, options, in_rules,
  in_reports, archived_at, revision
from field_definitions where team_id = :team_id and id = :id;

-- Two who change one definition at once: the second waits here and then sees the first one's revision.
--! lock : Definition
select id, key, label, hint, kind, required, visible_to, editable_by, position, options, in_rules,
  in_reports, archived_at, revision
from field_definitions where team_id = :team_id and id = :id for no key update;

-- Whoever writes values shares their definitions: what a field is stays so until they are written.
--! share_lock
select id from field_definitions where team_id = :team_id and lower(key) = any(:keys) order by id for share;

-- Whoever adds, brings back or orders fields holds them all, so that two at once count and order one after the other.
--! lock_all
select id from field_definitions where team_id = :team_id order by id for no key update;

--! insert
insert into field_definitions
  (id, team_id, key, label, hint, kind, required, visible_to, editable_by, in_rules, in_reports, position, created_by,
  created_at, changed_at)
select :id::uuid, :team_id::text, :key::text, :label::text, :hint::text, :kind::text, :required::boolean,
  :visible_to::text, :editable_by::text, :in_rules::boolean, :in_reports::boolean, coalesce(max(d.position), 0) + 1, :by::uuid, :now::timestamptz, :now
from field_definitions d where d.team_id = :team_id;

--! update
update field_definitions set
  label = :label, hint = :hint, kind = :kind, required = :required, visible_to = :visible_to, editable_by = :editable_by,
  in_rules = :in_rules, in_reports = :in_reports, changed_at = :now, revision = revision + 1
where id = :id;

--! set_archived (archived_at?)
update field_definitions set archived_at = :archived_at, changed_at = :now, revision = revision + 1 where id = :id;

--! order_fields
update field_definitions d set position = wanted.place::integer, changed_at = :now
from unnest(:ids::uuid[]) with ordinality wanted (id, place)
where d.id = wanted.id and d.team_id = :team_id;

--! forget_options
delete from field_options where definition_id = :id;

--! insert_options
insert into field_options (definition_id, position, value)
select :id::uuid, given.place::integer, given.value from unnest(:values::text[]) with ordinality given (value, place);

--! count_options
update field_definitions set options = :options where id = :id;

--! options
select value from field_options where definition_id = :id order by position;

-- What a chooser offers while somebody types.
--! suggestions
select value from field_options where definition_id = :id and lower(value) like :search order by position limit :most;

-- The options of fields with few of them, for forms that show them all.
--! few_options
select o.definition_id, o.value
from field_definitions d join field_options o on o.definition_id = d.id
where d.team_id = :team_id and d.archived_at is null and d.options <= :most
order by o.definition_id, o.position;

-- Which of these are offered, as they are written there.
--! chosen
select o.definition_id, o.value
from unnest(:ids::uuid[], :values::text[]) wanted (id, value)
join field_options o on o.definition_id = wanted.id and lower(o.value) = wanted.value;

-- Whom a field of people may name: by id, by address, by login name.
--! named : (email?, username?)
select user_id, first_name, last_name, email, username from user_teams
where team_id = :team_id and (user_id = any(:ids) or email = any(:names) or username = any(:names));

-- Whether anybody has a value in a field.
--! is_used
select exists (
  select 1 from user_teams u, unnest(u.facets) f where u.team_id = :team_id and starts_with(f, :prefix)
) as used;

-- What people may do with the fields that everybody has, on their own page.
--! profile_rules
select rules, revision from profile_rules;

-- Whoever changes their own page shares them: nobody settles otherwise before that is written.
--! share_lock_profile_rules
select rules, revision from profile_rules for share;

--! lock_profile_rules
select rules, revision from profile_rules for no key update;

--! save_profile_rules
update profile_rules set rules = :rules, changed_by = :by, changed_at = :now, revision = revision + 1;
