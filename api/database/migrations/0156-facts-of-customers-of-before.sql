-- Apart from the trigger, which is there by now. Only the job that keeps the facts writes to these rows.
-- Only jobs wait.
insert into customer_facts (account_id)
  select id from accounts where type <> 'TEMP' and deleted_at is null on conflict do nothing;
