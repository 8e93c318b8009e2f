-- When a customer registered, beside the facts that staff filter by: lists are in that order, and are read along one index.
alter table customer_facts add column registered_at timestamptz;

-- The release before writes facts without it.
create function keep_registration() returns trigger language plpgsql as $$
begin
  new.registered_at := (select registered_at from accounts where id = new.account_id);
  return new;
end $$;
create trigger keep_registration before insert on customer_facts
  for each row execute function keep_registration();

create function keep_changed_registration() returns trigger language plpgsql as $$
begin
  update customer_facts set registered_at = new.registered_at where account_id = new.id;
  return null;
end $$;
create trigger keep_changed_registration after update of registered_at on accounts for each row
  when (old.registered_at is distinct from new.registered_at) execute function keep_changed_registration();
