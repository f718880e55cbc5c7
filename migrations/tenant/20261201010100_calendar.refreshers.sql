-- calendar: other programs may read when courses begin again.

alter table calendar_feeds drop constraint calendar_feeds_kinds_check;
alter table calendar_feeds add constraint calendar_feeds_kinds_check
  check (kinds <@ array['event', 'due', 'refresher', 'reminder'] and cardinality(kinds) > 0);
