-- identity: a refresh token is forgiven only as long as the one after it was never used.

-- Whether the refresh token that is valid now came back already: then its answer was not lost, and whoever still has the one
-- before it has a copy.
alter table sessions add column refresh_used boolean not null default false;
