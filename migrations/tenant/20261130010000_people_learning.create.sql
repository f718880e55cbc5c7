-- people_learning: what managers and admins do about the learning of their people.

-- Who was reminded by hand of what, once a day at most, whoever does it: two who press at once write one row. Cold: written by hand,
-- read with the page of a person, by the key.
create table learning_reminders (
  user_id      uuid not null,
  document_id  uuid not null,
  -- of the tenant's calendar
  day          date not null,
  type         text not null,
  by_id        uuid not null,
  sent_at      timestamptz not null,
  primary key (user_id, document_id, day)
);

-- A manager is a reason to have a document.
alter table assignment_sources drop constraint assignment_sources_kind_check;
alter table assignment_sources add constraint assignment_sources_kind_check
  check (kind in ('rule', 'hand', 'self', 'package', 'pathway', 'trigger', 'manager'));
