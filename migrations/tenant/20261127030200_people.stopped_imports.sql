-- people: imports whose step was given up have stopped; they can be gone on with.
update bulk_jobs job set status = 'failed', finished_at = step.dead_at, error = step.error
from facts step
where job.status = 'running' and step.kind = 'import.step' and step.subject = job.id::text and step.dead_at is not null
  and not exists (
    select from facts later
    where later.kind = 'import.step' and later.subject = job.id::text and later.due_at is not null and later.dead_at is null);
