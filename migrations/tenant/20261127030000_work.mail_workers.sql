-- work: mails have workers of their own.

-- the mail workers' queue, and everything else on the calendar: twenty thousand invitations keep no job waiting
create index scheduled_work_mails on scheduled_work (due_at) where kind = 'mail.send';
create index scheduled_work_jobs on scheduled_work (due_at) where kind <> 'mail.send';
