-- files: pictures of people are a kind of their own, so that nobody's face becomes a course's cover by its id, and a
-- replaced one can be thrown away.
alter table files drop constraint files_kind_check;
alter table files add constraint files_kind_check check (kind in ('image', 'video', 'document', 'avatar'));
