-- quizzes: the questions of the organisation, to be copied into quizzes. Some thousands; read by admins who write a quiz. A question
-- that was copied lives on in its quiz, whatever becomes of it here.
create table bank_questions (
  id          uuid primary key,
  -- One word to find it by, and to draw from; empty: none.
  category    text not null default '',
  tags        text[] not null default '{}',
  -- As a quiz has it, with what is right.
  question    jsonb not null,
  -- What the search box looks in, lower case.
  search      text not null,
  revision    integer not null default 1,
  changed_by  uuid not null,
  changed_at  timestamptz not null
);
-- The list, by category and the latest first.
create index bank_questions_category on bank_questions (category, changed_at desc, id);
create index bank_questions_changed on bank_questions (changed_at desc, id);
create index bank_questions_tags on bank_questions using gin (tags);
create index bank_questions_search on bank_questions using gin (search extensions.gin_trgm_ops);
