-- Each customer has facts, also without an order: lists sorted by what was spent are read along them. Guests who become
-- customers are noted already.
create function begin_customer_facts() returns trigger language plpgsql as $$
begin
  insert into customer_facts (account_id)
    select id from added where type <> 'TEMP' and deleted_at is null on conflict do nothing;
  return null;
end $$;
create trigger begin_facts after insert on accounts referencing new table as added
  for each statement execute function begin_customer_facts();
