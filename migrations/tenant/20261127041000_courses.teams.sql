-- courses: which teams look after one. Their admins change it and say who is given it; null: every team's.
alter table courses add column teams text[] check (cardinality(teams) > 0);
