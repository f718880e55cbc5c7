-- licences: who counts in which month, and by what they counted first. One row a person and month, whatever the number of teams;
-- written by whatever counts, never changed: the application's role may add and read and nothing else. Written once a person and
-- month, read by the bill. The primary key serves the counting, the index the list of people behind a number.
create table licence_counts (
  -- the first day, in the tenant's time zone
  month    date not null check (extract(day from month) = 1),
  user_id  uuid not null,
  -- the team at whose host it was
  team_id  text not null,
  event    text not null check (event in ('signedIn', 'learningActive')),
  at       timestamptz not null,
  primary key (month, user_id)
);
create index licence_counts_at on licence_counts (month, at, user_id);

do $$
begin
  if exists (select from pg_roles where rolname = current_schema() || '_app') then
    execute format('revoke update, delete, truncate on licence_counts from %I', current_schema() || '_app');
  end if;
end
$$;

-- faces: how many counted in each month and team.
create function licence_months() returns table (month date, team_id text, counted bigint)
language sql stable as $$
  select count.month, count.team_id, count(*) from licence_counts count group by 1, 2 order by 1, 2
$$;

-- faces: the people behind a month's number.
create function licence_evidence(p_month date)
returns table (user_id uuid, team_id text, name text, email text, event text, at timestamptz)
language sql stable as $$
  select count.user_id, count.team_id, coalesce(person.name, ''), person.email, count.event, count.at
  from licence_counts count
  left join lateral (
    select member.first_name || ' ' || member.last_name as name, member.email from user_teams member
    where member.user_id = count.user_id order by member.team_id = count.team_id desc, member.id limit 1
  ) person on true
  where count.month = p_month order by count.at, count.user_id
$$;
