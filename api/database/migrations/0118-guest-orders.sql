-- The newest order of each contact under which guests ordered, which stands for them. The key is a digest of the contact.
create table guest_orders (
  key uuid primary key,
  order_id uuid not null,
  ordered_at timestamptz not null
);
create index on guest_orders (ordered_at desc, order_id desc);

-- Of which contacts the newest order may be another since; an order that has the contact by now, if there is one.
create table stale_guest_orders (
  id bigint generated always as identity primary key,
  key uuid not null,
  order_id uuid
);

create function note_guest_order() returns trigger language plpgsql as $$
declare
  contact text := coalesce(lower(new.email), new.area_code || new.phone);
  former text;
begin
  insert into stale_guest_orders (key, order_id) values (md5(contact)::uuid, new.id);
  if tg_op = 'UPDATE' then
    former := coalesce(lower(old.email), old.area_code || old.phone);
    if former <> contact then
      insert into stale_guest_orders (key, order_id) values (md5(former)::uuid, (
        select id from orders where coalesce(lower(email), area_code || phone) = former
        order by created_at desc, id desc limit 1));
    end if;
  end if;
  return null;
end $$;
create trigger note_guest_order after insert or update of account_id, email, area_code, phone
  on orders for each row execute function note_guest_order();

create function note_orders_of_guest() returns trigger language plpgsql as $$
begin
  insert into stale_guest_orders (key, order_id)
    select md5(coalesce(lower(email), area_code || phone))::uuid, id from orders where account_id = new.id;
  return null;
end $$;
create trigger note_orders_of_guest after update of type, deleted_at on accounts for each row
  when (old.type <> new.type or old.deleted_at is distinct from new.deleted_at)
  execute function note_orders_of_guest();
