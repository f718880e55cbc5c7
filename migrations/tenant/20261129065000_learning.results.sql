-- learning: activities that are decided elsewhere, by a form, an event, a marker or a quiz.

-- Which words are types is known to the program.
alter table activities drop constraint activities_type_check;
-- whose activities a form or an event completes: asked at each submission and each check-in
create index activities_form on activities ((content->>'form')) where type = 'form';
create index activities_events on activities using gin ((content->'events')) where type = 'event';

-- An activity may wait for a marker.
alter table user_activities drop constraint user_activities_status_check;
alter table user_activities add constraint user_activities_status_check
  check (status in ('notstarted', 'inprogress', 'markingRequired', 'completed'));
