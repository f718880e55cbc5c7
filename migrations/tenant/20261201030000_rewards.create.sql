-- rewards: points that people earn with what they complete, and redeem (domain section 9).

-- What a document, or an activity of a course, is worth: one row for each that is worth something, said beside its content and in
-- force from the next completion on. Cold: admins write it; each completion looks at it by its key.
create table reward_points (
  document_type  text not null check (document_type in ('course', 'resource', 'form', 'event', 'pathway', 'package', 'activity')),
  document_id    uuid not null,
  points         integer not null check (points between 1 and 100000),
  changed_by     uuid not null,
  changed_at     timestamptz not null,
  primary key (document_type, document_id)
);

-- What was earned and what was redeemed: rows are added and never changed. The sum of a membership's rows is its `reward_points_count`,
-- written in the same transaction, behind the record that was completed. Warm: completions and redemptions add to it, people's own
-- pages read theirs.
create table reward_transactions (
  id                   uuid primary key,
  team_id              text not null,
  user_id              uuid not null,
  -- what was completed; null where points were redeemed
  document_id          uuid,
  document_type        text,
  document_title       text,
  reward_point_amount  integer not null check (reward_point_amount > 0),
  redeem               boolean not null,
  created_at           timestamptz not null,
  check (redeem = (document_id is null) and redeem = (document_type is null) and redeem = (document_title is null))
);
-- a person earns the points of a document once
create unique index reward_transactions_once on reward_transactions (user_id, document_type, document_id) where not redeem;
-- a person's own page, the newest first
create index reward_transactions_own on reward_transactions (team_id, user_id, created_at desc, id desc);
