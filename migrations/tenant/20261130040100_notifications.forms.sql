-- notifications: what people are told of their forms, and markers of what waits for them. Which words are kinds is known to the program.
-- Forms that are due, read every hour by date.
create index form_versions_due on form_versions ((settings->>'dueAt')) where settings->>'dueAt' is not null;
