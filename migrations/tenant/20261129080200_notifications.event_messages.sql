-- notifications: what whoever looks after an event tells its people.
alter table user_notifications drop constraint user_notifications_kind_check;
alter table user_notifications add constraint user_notifications_kind_check
  check (kind in ('courseAssigned', 'courseDueSoon', 'courseOverdue', 'courseCompleted', 'noteReminder', 'badgeEarned',
    'eventSeat', 'eventOffered', 'eventCancelled', 'eventChanged', 'eventMessage'));
