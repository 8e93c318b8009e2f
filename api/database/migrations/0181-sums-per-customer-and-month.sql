-- What each customer paid in a month of Hong Kong, less refunds: what they spent in a year is summed from a few rows of each.
create table customer_months (
  month date not null,
  account_id uuid not null references accounts on delete cascade,
  cents bigint not null,
  primary key (month, account_id) include (cents)
);
create index on customer_months (account_id);

create function payments_of_months() returns table (account_id uuid, month date, cents bigint)
language sql stable as $$
  select p.account_id, date_trunc('month', p.day::timestamp)::date, sum(p.cents)::bigint from (
    select o.account_id, (o.paid_at at time zone 'Asia/Hong_Kong')::date as day, o.total_cents - o.refunded_cents as cents
      from orders o where o.paid_at is not null
    union all select m.account_id, r.received_on, r.received_cents from renovation_members m
      join payment_records r on r.renovation_id = m.renovation_id and r.state = 'CONFIRMED'
      where m."right" = 'CLIENT' and r.received_on is not null
    union all select m.account_id, f.sent_on, -f.amount_cents from renovation_members m
      join renovation_refunds f on f.renovation_id = m.renovation_id where m."right" = 'CLIENT') p
  where p.account_id in (select a.id from accounts a where a.type <> 'TEMP' and a.deleted_at is null)
  group by 1, 2
$$;

-- When notes are taken, as the traits.
create function keep_months() returns trigger language plpgsql as $$
declare
  ids uuid[] := array(select distinct account_id from taken);
begin
  with paid as materialized (select * from payments_of_months() p where p.account_id = any(ids)),
    gone as (
      delete from customer_months k where k.account_id = any(ids)
        and not exists (select from paid p where p.account_id = k.account_id and p.month = k.month))
  insert into customer_months as k (month, account_id, cents) select month, account_id, cents from paid
    on conflict (month, account_id) do update set cents = excluded.cents where k.cents <> excluded.cents;
  return null;
end $$;
create trigger keep_months after delete on stale_customer_facts referencing old table as taken
  for each statement execute function keep_months();

-- On which day it was paid is compared too.
create trigger note_changed_months after update of received_on on payment_records for each row
  when (old.received_on is distinct from new.received_on) execute function note_stale_clients();
create trigger note_changed_months after update of sent_on on renovation_refunds for each row
  when (old.sent_on <> new.sent_on) execute function note_stale_clients();
