-- What sales go by and staff seldom change is kept in memory; every statement that uses it asks for this version beside its
-- own rows. It is drawn anew, not counted: a database that was taken back must not come to a number twice.
create table sale_rules (
  id boolean primary key default true check (id),
  version uuid not null
);
insert into sale_rules (version) values (gen_random_uuid());

create function renew_sale_rules() returns trigger language plpgsql as $$
begin
  insert into sale_rules (version) values (gen_random_uuid())
  on conflict (id) do update set version = excluded.version;
  return null;
end $$;

do $$
declare
  name text;
begin
  foreach name in array array['couriers', 'courier_areas', 'campaigns', 'categories', 'configurations'] loop
    execute format('create trigger renew_sale_rules after insert or update or delete or truncate on %I
      for each statement execute function renew_sale_rules()', name);
  end loop;
end $$;
