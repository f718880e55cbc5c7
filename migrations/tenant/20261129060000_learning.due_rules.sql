-- learning: by when a course is to be completed, and who is told when it is not.

-- {"kind": "none"} | {"kind": "on", "date"} | {"kind": "after", "days"} | {"kind": "field", "field", "days"}. What a course says
-- holds for all who have it; a rule may say something else for those who have it by that rule (null: as the course says).
alter table courses add column due jsonb not null default '{"kind": "none"}';
alter table permissions add column due jsonb;
-- What sources other than rules say, as a date (null: as the course says).
alter table assignment_sources add column due_at timestamptz;
-- What an admin settled for one person's round, before anything else.
alter table user_courses add column extended_until timestamptz;

-- The last second of the day, in this time zone, on which something is due that was given at that moment. A day that had passed
-- already is moved by whole years where `yearly`; 29 February is 28 February in a common year. Of several memberships the
-- earliest date counts, and what is no date counts as none.
create function due_moment(rule jsonb, given timestamptz, person uuid, yearly boolean, zone text) returns timestamptz
language plpgsql stable as $$
declare
  given_on date;
  due_on date;
begin
  case rule ->> 'kind'
    when 'on' then
      due_on := (rule ->> 'date')::date;
    when 'after' then
      return ((given at time zone zone)::date + (rule ->> 'days')::integer + time '23:59:59') at time zone zone;
    when 'field' then
      select min((left(v, 8) || '01')::date + right(v, 2)::integer - 1) into due_on
      from user_teams ut
      cross join lateral jsonb_array_elements_text(case jsonb_typeof(ut.fields -> (rule ->> 'field'))
        when 'array' then ut.fields -> (rule ->> 'field')
        when 'string' then jsonb_build_array(ut.fields -> (rule ->> 'field'))
        else '[]' end) as v
      where ut.user_id = person and v ~ '^[1-9][0-9]{3}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$';
      due_on := due_on + coalesce((rule ->> 'days')::integer, 0);
    else
      return null;
  end case;
  given_on := (given at time zone zone)::date;
  if yearly and due_on < given_on then
    due_on := due_on + make_interval(years =>
      extract(year from age(given_on, due_on))::integer
      + case when due_on + make_interval(years => extract(year from age(given_on, due_on))::integer) < given_on then 1 else 0 end);
  end if;
  return (due_on + time '23:59:59') at time zone zone;
end
$$;

-- Managers are told of their people who are late.
alter table user_notifications drop constraint user_notifications_kind_check;
alter table user_notifications add constraint user_notifications_kind_check
  check (kind in ('courseAssigned', 'courseDueSoon', 'courseOverdue', 'courseCompleted', 'noteReminder', 'badgeEarned',
    'eventSeat', 'eventOffered', 'eventCancelled', 'eventChanged', 'peopleOverdue'));
