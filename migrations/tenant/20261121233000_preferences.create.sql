-- preferences: what a person chose for their own screens (specification section 3, "Session user", "Layout settings").

-- One row a person who ever chose something; the same in all teams of the tenant. Read with the session user, by primary key.
create table user_preferences (
  user_id     uuid primary key,
  -- navigation items in the toolbar; null: those that everybody begins with
  shortcuts   text[],
  -- layout, theme and scrollbars
  settings    jsonb not null default '{}',
  updated_at  timestamptz not null
);
