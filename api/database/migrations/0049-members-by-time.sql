-- The list of customers and its export are read along it.
create index accounts_members on accounts (registered_at desc, id desc) where type <> 'TEMP' and deleted_at is null;
