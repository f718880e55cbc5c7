-- Superadmins never count. So that whoever reviews a bill sees how many there are: the most there were at once while the month ran.
-- Null where it was over before this was counted.
alter table control.licence_months add column superadmins integer check (superadmins >= 0);
