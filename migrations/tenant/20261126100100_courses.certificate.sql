-- courses: whether a version gives a certificate to whoever completes it, and for how many months it is valid; null: for good.
alter table course_versions
  add column certificate boolean not null default false,
  add column certificate_months integer
    check (certificate_months is null or certificate and certificate_months between 1 and 120);
