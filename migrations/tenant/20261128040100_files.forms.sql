-- files: uploads of submissions are a kind of their own, so that nobody but their person and their markers opens one by its id.
alter table files drop constraint files_kind_check;
alter table files add constraint files_kind_check
  check (kind in ('image', 'video', 'document', 'office', 'avatar', 'note', 'badge', 'form'));
