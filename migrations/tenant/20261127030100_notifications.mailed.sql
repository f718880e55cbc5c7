-- notifications: mailed is what left.

-- The mail in which it stands; mailed_at is set when that mail has left.
alter table user_notifications add column mail_id uuid;
-- the mail worker, when a mail has left
create index user_notifications_in_mail on user_notifications (mail_id) where mail_id is not null and mailed_at is null;
