-- learning: by what a person's list of courses is sorted stands beside each assignment, so that a page of it is read from one index, however
-- many courses the person has. Kept by the database itself, since it follows from two tables and from whatever program writes them. No title while the course is hidden.
alter table user_courses
  add column shown_title  text,
  add column shown_bundle boolean;

-- When an assignment comes, comes back, or goes to another version.
create function show_user_course() returns trigger
language plpgsql as $$
begin
  select case
      when c.status not in ('published', 'publishedwithdraft') then null
      when coalesce(new.version, c.live_version) = c.card_version then c.card_title
      else (select v.title from course_versions v where v.course_id = c.id and v.version = coalesce(new.version, c.live_version)) end,
    c.is_bundle
  into new.shown_title, new.shown_bundle
  from courses c where c.id = new.course_id;
  return new;
end
$$;

create trigger user_courses_shown_first before insert on user_courses
  for each row execute function show_user_course();

create trigger user_courses_shown_again before update of version, archived_at on user_courses
  for each row when (new.version is distinct from old.version or new.archived_at is null and old.archived_at is not null)
  execute function show_user_course();

-- When a course is shown, hidden, or published under another title. It waits for whoever is assigning: their rows would not be seen yet.
create function show_course() returns trigger
language plpgsql as $$
begin
  perform from assigning for update;
  update user_courses uc set shown_title = shown.title, shown_bundle = new.is_bundle
  from (
    select held.version, case
        when new.status not in ('published', 'publishedwithdraft') then null
        when coalesce(held.version, new.live_version) = new.card_version then new.card_title
        else v.title end as title
    from (select distinct version from user_courses where course_id = new.id and archived_at is null) held
    left join course_versions v on v.course_id = new.id and v.version = coalesce(held.version, new.live_version)
  ) shown
  where uc.course_id = new.id and uc.archived_at is null and uc.version is not distinct from shown.version
    and (uc.shown_title, uc.shown_bundle) is distinct from (shown.title, new.is_bundle);
  return null;
end
$$;

create trigger courses_shown after update of status, live_version, card_version, card_title, is_bundle on courses
  for each row when ((new.status, new.live_version, new.card_version, new.card_title, new.is_bundle)
    is distinct from (old.status, old.live_version, old.card_version, old.card_title, old.is_bundle))
  execute function show_course();

update user_courses uc set shown_bundle = c.is_bundle, shown_title = case
    when c.status not in ('published', 'publishedwithdraft') then null
    when coalesce(uc.version, c.live_version) = c.card_version then c.card_title
    else (select v.title from course_versions v where v.course_id = c.id and v.version = coalesce(uc.version, c.live_version)) end
from courses c where c.id = uc.course_id and uc.archived_at is null;

create index user_courses_shown on user_courses (user_id, shown_bundle, shown_title, id) where archived_at is null and shown_title is not null;
