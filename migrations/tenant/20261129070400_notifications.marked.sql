-- notifications: people are told what became of what they handed in. Which words are kinds is known to the program.
alter table user_notifications drop constraint user_notifications_kind_check;
