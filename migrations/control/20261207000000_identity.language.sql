-- The language that a person reads, whichever organisation writes to them.

-- In which their mails are worded, by its tag; null: none is known. Cold: chosen in the person's menu, or said by the request by
-- which they registered or accepted their invitation; read with their name and address, in the row that a mail needs anyway.
alter table identity.users add column language text check (language ~ '^[a-z]{2,3}$');
