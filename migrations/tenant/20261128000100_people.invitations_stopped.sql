-- people: invitations whose step failed for the last time have stopped: they say so instead of being in progress for ever.
alter table invitation_jobs add column stopped_at timestamptz;
