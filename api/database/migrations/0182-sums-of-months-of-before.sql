-- Apart from the triggers, which are there by now. Only the job that keeps the facts writes to these rows.
insert into customer_months (month, account_id, cents)
  select month, account_id, cents from payments_of_months() on conflict (month, account_id) do nothing;

-- The job may have taken a note of what had been read before.
insert into stale_customer_facts (account_id)
  select distinct account_id from customer_months k full join payments_of_months() p using (month, account_id)
  where k.cents is distinct from p.cents;
