-- By what staff can sort orders and customers.
create index on orders (total_cents, id);
create index accounts_members_by_email on accounts (coalesce(email, ''), id)
  where type <> 'TEMP' and deleted_at is null;
