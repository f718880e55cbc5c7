-- rewards: the report of what a team's people earned and redeemed (domain section 14).

-- What each person earned and redeemed in a team in all, and when last: the report's people and its totals, for which all transactions would
-- have to be read. Summed anew from the person's own transactions, in the transaction that adds to them and under the lock of the membership;
-- what a program of before this table adds beside it is summed with the next one. Warm: written with each transaction, read by the report alone.
create table reward_totals (
  team_id   text not null,
  user_id   uuid not null,
  earned    bigint not null check (earned >= 0),
  redeemed  bigint not null check (redeemed >= 0),
  last_at   timestamptz not null,
  primary key (team_id, user_id)
);
-- the sorts of the report's people; by name they come as the memberships do
create index reward_totals_earned on reward_totals (team_id, earned, user_id);
create index reward_totals_redeemed on reward_totals (team_id, redeemed, user_id);
create index reward_totals_balance on reward_totals (team_id, (earned - redeemed), user_id);
create index reward_totals_last on reward_totals (team_id, last_at, user_id);

insert into reward_totals (team_id, user_id, earned, redeemed, last_at)
select team_id, user_id, coalesce(sum(reward_point_amount) filter (where not redeem), 0),
  coalesce(sum(reward_point_amount) filter (where redeem), 0), max(created_at)
from reward_transactions
group by team_id, user_id;

-- The report's transactions by time, a span of days of them, and its figures a month, which are read from the index alone.
create index reward_transactions_dated on reward_transactions (team_id, created_at, id)
  include (user_id, document_type, reward_point_amount, redeem);
-- what was redeemed: a small part
create index reward_transactions_redeemed on reward_transactions (team_id, created_at, id) where redeem;
-- one type, and the sort by it
create index reward_transactions_type on reward_transactions (team_id, document_type, created_at, id);
-- the sorts by title and by points, of which those that were redeemed are gone
create index reward_transactions_title on reward_transactions (team_id, lower(document_title), created_at, id);
create index reward_transactions_points on reward_transactions
  (team_id, (case when redeem then -reward_point_amount else reward_point_amount end), created_at, id);
