-- events: every booking writes its event's row anew. Where its page has room, the new row lies beside the old one, and none of the eleven
-- indexes is written. Pages that are full already get room as their rows move away.
alter table events set (fillfactor = 80);
