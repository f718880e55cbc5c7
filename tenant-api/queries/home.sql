-- home: what a team's homepage shows.

-- Nothing: nobody has published one.
--! published
select v.widgets, v.version, v.published_at
from team_widgets w
join team_widget_versions v on v.team_id = w.team_id and v.kind = w.kind and v.version = w.version
where w.team_id = :team_id and w.kind = :kind;

--! draft : (changed_by_name?, version?, published_at?)
select w.draft, w.revision, w.changed_at, w.version, v.published_at, coalesce(v.widgets = w.draft, false) as is_live,
  (select u.first_name || ' ' || u.last_name from user_teams u where u.user_id = w.changed_by order by u.id limit 1) as changed_by_name
from team_widgets w
left join team_widget_versions v on v.team_id = w.team_id and v.kind = w.kind and v.version = w.version
where w.team_id = :team_id and w.kind = :kind;

-- The first edit of all; two at once: one of them writes nothing and finds the other's.
--! create_draft
insert into team_widgets (team_id, kind, draft, revision, changed_by, changed_at)
values (:team_id, :kind, :draft, 0, :by, :now)
on conflict (team_id, kind) do nothing;

-- Two editors at once: the second waits here and then sees the first one's revision.
--! lock_draft : (changed_by_name?, version?)
select w.draft, w.revision, w.changed_at, w.version,
  (select u.first_name || ' ' || u.last_name from user_teams u where u.user_id = w.changed_by order by u.id limit 1) as changed_by_name
from team_widgets w where w.team_id = :team_id and w.kind = :kind for no key update of w;

--! store_draft
update team_widgets set draft = :draft, revision = revision + 1, changed_by = :by, changed_at = :now
where team_id = :team_id and kind = :kind
returning revision;

--! insert_version
insert into team_widget_versions (id, team_id, kind, version, widgets, published_by, published_at)
values (:id, :team_id, :kind, :version, :widgets, :by, :now);

--! publish_draft
update team_widgets set version = :version, revision = revision + 1, changed_by = :by, changed_at = :now
where team_id = :team_id and kind = :kind
returning revision;

-- The latest first; older ones than anybody would scroll to are left out.
--! versions : (published_by_name?)
select v.id, v.version, v.published_at, jsonb_array_length(v.widgets) as widgets,
  (select u.first_name || ' ' || u.last_name from user_teams u where u.user_id = v.published_by order by u.id limit 1) as published_by_name
from team_widget_versions v
where v.team_id = :team_id and v.kind = :kind
order by v.version desc
limit 100;

--! one_version
select v.kind, v.version, v.widgets, v.published_at from team_widget_versions v where v.id = :id and v.team_id = :team_id;

-- A person's own -------------------------------------------------------------------------------------------------------

--! hidden_widgets
select widget_id from user_team_widgets where user_id = :user_id and team_id = :team_id and kind = :kind order by hidden_at, widget_id;

--! hide_widget
insert into user_team_widgets (user_id, team_id, kind, widget_id, hidden_at)
values (:user_id, :team_id, :kind, :widget_id, :now)
on conflict (user_id, team_id, kind, widget_id) do nothing;

--! show_widget
delete from user_team_widgets where user_id = :user_id and team_id = :team_id and kind = :kind and widget_id = :widget_id;
