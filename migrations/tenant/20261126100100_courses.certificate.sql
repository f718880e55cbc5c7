-- courses: whether a version of a course gives a certificate to whoever completes it, and for how many months it is valid; null: for good.
alter table course_versions
  add column certificate boolean not null default false,
  add column certificate_months integer check (certificate_months between 1 and 120),
  add constraint course_versions_certificate_check check (certificate or certificate_months is null);
