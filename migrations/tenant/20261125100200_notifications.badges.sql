-- notifications: people are told of badges that they earn.
alter table user_notifications drop constraint user_notifications_kind_check;
alter table user_notifications add constraint user_notifications_kind_check
  check (kind in ('courseAssigned', 'courseDueSoon', 'courseOverdue', 'courseCompleted', 'noteReminder', 'badgeEarned'));
