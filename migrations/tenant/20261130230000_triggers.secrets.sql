-- A trigger's secret can be renewed: for a day its webhooks are signed with both, so that a receiver has time to learn the new one.
alter table team_triggers add column secret_rotated_at timestamptz;

-- what is on its way of one trigger, when it ends
create index trigger_deliveries_trigger on trigger_deliveries (trigger_id) where due_at is not null;
