-- files: the captions of a video are an upload of a kind of their own, checked cue by cue when they come in.
alter table files drop constraint files_kind_check;
alter table files add constraint files_kind_check
  check (kind in ('image', 'video', 'document', 'office', 'captions', 'avatar', 'note', 'badge', 'form'));
