-- events: what somebody runs is read with every calendar and written with an event alone. What waits to be put into the index would be read through each time,
-- until a vacuum comes.
alter index events_trainers set (fastupdate = off);
