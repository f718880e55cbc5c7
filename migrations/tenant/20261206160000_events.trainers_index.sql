-- events: what somebody runs is read with every calendar and written with an event alone. What waits to be put into the index would be read through each time,
-- until a vacuum comes. A team has some thousands of events: the index is there again at once.
drop index events_trainers;
create index events_trainers on events using gin (trainers) with (fastupdate = off);
