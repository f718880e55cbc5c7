-- home: what people keep off their own homepage (domain section 11).

-- One row a widget that a person does not want to see, by the id that it keeps for as long as it stands on the page: publishing
-- changes nothing about it. Read with every look at a homepage, by the beginning of the primary key; written when somebody hides
-- one or takes it back. What stands on no page any more, or is mandatory now, is passed over: a page may come back.
create table user_team_widgets (
  user_id    uuid not null,
  team_id    text not null,
  kind       text not null check (kind in ('home', 'munro')),
  widget_id  uuid not null,
  hidden_at  timestamptz not null,
  primary key (user_id, team_id, kind, widget_id)
);
