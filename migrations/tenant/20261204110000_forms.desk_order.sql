-- forms: a marker's queue is read in its own order, so that a page of it costs no more when a hundred thousand have submitted.

-- What waits first, the longest first. The builders' list counts what was submitted by it too.
create index form_submissions_desk on form_submissions (form_id, (status in ('markingRequired', 'approvalRequired')) desc, submitted_at, id)
  where status <> 'inprogress';
