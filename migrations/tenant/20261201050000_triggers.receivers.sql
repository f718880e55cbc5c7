-- triggers: whose server a webhook goes to. What is on its way to one receiver never waits for another one.
alter table trigger_deliveries add column receiver text not null
  generated always as (lower(coalesce(substring(url from '^[^:]+://([^/?#]*)'), ''))) stored;

-- receivers that something is due for, one after another, and the next thing for one of them
create index trigger_deliveries_receiver on trigger_deliveries (receiver, due_at) where due_at is not null;
