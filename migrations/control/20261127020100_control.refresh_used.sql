-- Operators' sessions: a refresh token is forgiven only as long as the one after it was never used.

-- Whether the refresh token that is valid now came back already.
alter table control.operator_sessions add column refresh_used boolean not null default false;
