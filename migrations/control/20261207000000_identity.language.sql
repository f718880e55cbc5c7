-- The language that a person reads, whichever organisation writes to them.

-- In which their mails are worded, by its tag; null: they chose none. Cold: chosen in the person's menu or by registering, and
-- read with the person's name and address, in the row that a mail needs anyway.
alter table identity.users add column language text check (language ~ '^[a-z]{2,3}$');
