-- courses: what lists of assignments show of a course in its live version, beside the course itself: a person's list needs no second row
-- for each of its courses. Written when a version goes live, and good only for the version that it names: a program that is older
-- publishes without it, and the list then reads the version.
alter table courses
  add column card_version  integer,
  add column card_title    text,
  add column card_category text,
  add column card_image    uuid,
  add column card_from     timestamptz,
  add column card_until    timestamptz;

update courses c set card_version = v.version, card_title = v.title, card_category = v.category, card_image = v.image,
  card_from = v.availability_from, card_until = v.availability_until
from course_versions v where v.course_id = c.id and v.version = c.live_version;
