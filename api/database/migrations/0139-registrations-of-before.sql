-- Apart from the triggers, which are there by now. Only the job that keeps the facts writes to these rows.
-- Only jobs wait.
update customer_facts f set registered_at = a.registered_at
  from accounts a where a.id = f.account_id and f.registered_at is distinct from a.registered_at;
