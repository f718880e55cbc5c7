-- What came of a step, as a code and what it is about: each console says it in its reader's language. The text in
-- `detail` is what older programs write and read; it goes with the release after this one.
alter table control.tenant_steps
  add column outcome text,
  add column about   text;

update control.tenant_steps set
  outcome = case
    when detail = 'from stock' then 'stock'
    when step = 'role' then 'roles'
    when step = 'schema' then 'schema'
    when step = 'migrations' then 'version'
    when step = 'settings' then 'defaults'
    when step = 'domain' then 'host'
    when step = 'invitation' then 'invited'
  end,
  about = case
    when detail = 'from stock' then null
    when step = 'migrations' then replace(detail, 'version ', '')
    when step in ('schema', 'domain', 'invitation') then detail
  end
where status = 'done' and detail <> '';
