-- files: pictures of badges are a kind of their own, so that one goes with its badge and nothing else can use it.
alter table files drop constraint files_kind_check;
alter table files add constraint files_kind_check check (kind in ('image', 'video', 'document', 'avatar', 'note', 'badge'));
