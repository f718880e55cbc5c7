-- notifications: what a person is to know, in the product and by mail (domain section 10).

-- One row a person and event. It holds no sentence but a kind and its parameters, worded for whoever reads. Warm: the bell counts
-- what is unread, its list and the screen read one person's newest. Written many at once when a rule gives a course; kept for a year.
create table user_notifications (
  id          uuid primary key,
  user_id     uuid not null,
  -- the team in whose name it is mailed: it is shown in all teams of its person
  team_id     text not null,
  kind        text not null check (kind in ('courseAssigned', 'courseDueSoon', 'courseOverdue', 'courseCompleted')),
  -- what happened: the same event is written once, however often it is told
  event_key   text not null,
  -- the assignment that it is about: what is over is not mailed any more
  about       uuid,
  params      jsonb not null default '{}',
  -- a page of the team's own host
  link        text not null,
  -- shown in the product, otherwise it is mailed only
  in_app      boolean not null,
  created_at  timestamptz not null,
  read_at     timestamptz,
  -- when it leaves by mail, emptied when it has left, or need not any more
  mail_at     timestamptz,
  mailed_at   timestamptz,
  unique (user_id, event_key)
);
-- the screen and the bell's list
create index user_notifications_newest on user_notifications (user_id, created_at desc, id desc) where in_app;
-- the screen's filter by kind
create index user_notifications_kind on user_notifications (user_id, kind, created_at desc, id desc) where in_app;
-- the bell's number, and what is marked as read all at once
create index user_notifications_unread on user_notifications (user_id, created_at desc, id desc) where in_app and read_at is null;
-- what leaves by mail next
create index user_notifications_mail on user_notifications (mail_at, user_id) where mail_at is not null;
-- what is forgotten after a year
create index user_notifications_old on user_notifications using brin (created_at);

-- One row a person who ever chose how to be told; the same in all teams of the tenant. Read by primary key, and for those who are
-- written to together. Times are minutes of the local day.
create table notification_preferences (
  user_id      uuid primary key,
  -- {kind: {"inApp": boolean, "mail": "none" | "each" | "digest"}}, a kind that is absent follows the organisation
  channels     jsonb not null default '{}',
  -- whether the quiet hours are their own, both times null: none
  own_quiet    boolean not null default false,
  quiet_from   smallint check (quiet_from between 0 and 1439),
  quiet_until  smallint check (quiet_until between 0 and 1439),
  -- null: the organisation's
  digest_at    smallint check (digest_at between 0 and 1439),
  time_zone    text,
  updated_at   timestamptz not null,
  check ((quiet_from is null) = (quiet_until is null))
);

-- What the tenant's superadmins settled, in one row. Read whenever notifications are written or mailed.
create table notification_settings (
  one          boolean primary key default true check (one),
  -- {kind: {"inAppAllowed", "inAppDefault": boolean, "mailAllowed": boolean, "mailDefault": "none" | "each" | "digest"}},
  -- a kind that is absent is as in all tenants at first
  channels     jsonb not null default '{}',
  -- so many days before a course is due its learners are reminded, the nearest first
  due_days     smallint[] not null default '{1,7}' check (cardinality(due_days) <= 5),
  quiet_from   smallint check (quiet_from between 0 and 1439),
  quiet_until  smallint check (quiet_until between 0 and 1439),
  digest_at    smallint not null default 480 check (digest_at between 0 and 1439),
  revision     integer not null default 1,
  changed_by   uuid,
  changed_at   timestamptz,
  check ((quiet_from is null) = (quiet_until is null))
);
insert into notification_settings default values;
