-- What was begun before a person's ways in changed is not finished afterwards.

-- Counts how often what opens the person's account was replaced or taken away. A sign-in under way, a mail that waits to
-- leave and a session each carry the number that they began with. Warm: read once at each sign-in, in the person's own row.
alter table identity.users add column ways_version integer not null default 0;

-- The number that a link to another address was asked for under; null: a link that no change takes away.
alter table identity.tokens add column ways_version integer;

-- A first password that was chosen on a provider's word: whoever runs the provider may have chosen it, so that proving the
-- address does not let it count everywhere.
alter table identity.credentials add column by_word boolean not null default false;

-- A password that counts nowhere before the address is proved: where nobody is told who has an account, signing in with what
-- one has just registered must tell it neither.
alter table identity.credentials add column waits_for_proof boolean not null default false;
