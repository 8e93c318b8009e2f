-- What sending an order replaced: hand-over, courier and pick-up point where it goes by another, by the names of their columns.
-- Null before it is sent, and once a correction of the parcel makes that final.
alter table orders add column before_sending jsonb;

-- Tools are told that an order is not on its way after all. That a delivery was taken back is not sending it again.
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
    if new.delivery_status = 'shipped' and old.delivery_status = 'preparing' then
      perform tell_webhooks('order.shipped', jsonb_build_object('order', facts));
    end if;
    if new.delivery_status = 'preparing' and old.delivery_status = 'shipped' then
      perform tell_webhooks('order.unshipped', jsonb_build_object('order', facts));
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
