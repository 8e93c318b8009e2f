-- Orders that staff change, and what was paid towards them.

alter table orders
  -- What came, less what went back because less was to pay. Refunds of what was bought are `refunded_cents`. Nothing of
  -- orders that were paid before this was noted.
  add column paid_cents bigint not null default 0 check (paid_cents >= 0),
  -- Counts changes and payments: staff change what they have looked at.
  add column version integer not null default 0,
  -- Staff let it be packed before it was paid in full.
  add column released_at timestamptz,
  -- The proof was looked at and its money noted: it waits for nobody.
  add column proof_settled_at timestamptz;

create table order_payments (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders on delete cascade,
  -- Below zero what went back.
  amount_cents bigint not null check (amount_cents <> 0),
  session_id uuid unique references payment_sessions,
  request_id uuid unique references refund_requests on delete cascade,
  staff_id uuid references staff,
  at timestamptz not null,
  check ((amount_cents < 0) = (request_id is not null))
);
create index on order_payments (order_id, at);

-- What was changed, as the customer is told. Of a contact or an address only that it was.
create table order_changes (
  id uuid primary key,
  order_id uuid not null references orders on delete cascade,
  staff_id uuid not null references staff,
  at timestamptz not null,
  lines jsonb not null,
  fields text[] not null,
  before_cents bigint not null,
  after_cents bigint not null
);
create index on order_changes (order_id, at);

-- `CHANGE`: more was paid than is owed since staff changed or cancelled the order.
alter table refund_requests add column cause text not null default 'CUSTOMER' check (cause in ('CUSTOMER', 'CHANGE'));

-- An order may be paid in parts.
drop index payment_sessions_one_payment;

-- Tools are told of each payment of an order, also of a part.
create or replace function tell_of_order() returns trigger language plpgsql as $$
declare
  facts jsonb := jsonb_build_object('id', new.id, 'reference', new.reference, 'status', new.status,
    'payment_status', new.payment_status, 'delivery_status', new.delivery_status, 'handover', new.handover,
    'total', round(new.total_cents / 100.0, 2), 'currency', 'HKD');
  paid_for jsonb := jsonb_build_object('kind', 'order', 'id', new.id, 'reference', new.reference);
  came bigint := new.paid_cents;
  returned bigint := new.refunded_cents;
  was_paid boolean := false;
begin
  if tg_op = 'INSERT' then
    perform tell_webhooks('order.placed', jsonb_build_object('order', facts));
  else
    was_paid := old.payment_status <> 'unpaid';
    came := greatest(new.paid_cents - old.paid_cents, 0);
    -- The release before, which may still run, notes no payments.
    if new.payment_status = 'paid' and not was_paid then
      came := came + greatest(new.total_cents - new.paid_cents, 0);
    end if;
    returned := new.refunded_cents - old.refunded_cents + greatest(old.paid_cents - new.paid_cents, 0);
    if new.delivery_status = 'shipped' and old.delivery_status <> 'shipped' then
      perform tell_webhooks('order.shipped', jsonb_build_object('order', facts));
    end if;
    if new.status = 'completed' and old.status <> 'completed' then
      perform tell_webhooks('order.completed', jsonb_build_object('order', facts));
    end if;
    if new.status = 'cancelled' and old.status <> 'cancelled' then
      perform tell_webhooks('order.cancelled', jsonb_build_object('order', facts));
    end if;
  end if;
  if came > 0 or (new.payment_status = 'paid' and not was_paid) then
    perform tell_webhooks('payment.received', jsonb_build_object('payment', jsonb_build_object(
      'for', paid_for, 'amount', round(came / 100.0, 2), 'currency', 'HKD')));
  end if;
  if returned > 0 then
    perform tell_webhooks('payment.returned', jsonb_build_object('payment', jsonb_build_object(
      'for', paid_for, 'amount', round(returned / 100.0, 2), 'currency', 'HKD')));
  end if;
  return null;
end $$;
drop trigger tell_of_change on orders;
create trigger tell_of_change after update on orders for each row
when (old.status is distinct from new.status or old.payment_status is distinct from new.payment_status
  or old.delivery_status is distinct from new.delivery_status or old.refunded_cents is distinct from new.refunded_cents
  or old.paid_cents is distinct from new.paid_cents)
execute function tell_of_order();
