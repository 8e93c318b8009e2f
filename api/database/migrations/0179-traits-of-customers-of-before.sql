-- Apart from the triggers, which are there by now. Only the job that keeps the facts writes to these rows.
-- Only jobs wait.
update customer_facts k
  set language = t.language, email = t.email, has_ordered = t.has_ordered, has_points = t.has_points,
    has_renovation = t.has_renovation
  from traits_of_customers() t where t.account_id = k.account_id;

-- What the job kept meanwhile was overwritten by what had been read before.
insert into stale_customer_facts (account_id)
  select k.account_id from customer_facts k join traits_of_customers() t using (account_id)
  where (k.language, k.email, k.has_ordered, k.has_points, k.has_renovation)
    is distinct from (t.language, t.email, t.has_ordered, t.has_points, t.has_renovation);
