-- identity: going on with a session changes columns that no index holds, so that Postgres writes the row beside the old one and
-- nothing else. Sessions are found by their id and by their person; tokens are compared, never looked up. What is over is
-- deleted once a day by reading the whole table: no index serves that.
drop index sessions_previous;
drop index sessions_expired;
alter table sessions drop constraint sessions_refresh_hash_key;
alter table sessions set (fillfactor = 70);
