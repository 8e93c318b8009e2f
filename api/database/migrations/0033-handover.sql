-- How an order comes to its customer: carried to him, collected at the studio, or, where it holds services only, done.
alter table orders add column handover text check (handover in ('PARCEL', 'COLLECTION', 'SERVICE'));
update orders o set handover = case
  when o.courier_id is null
    or not exists (select from order_lines l where l.order_id = o.id and l.kind = 'GOODS') then 'SERVICE'
  when exists (select from couriers c where c.id = o.courier_id and c.needs = 'NOTHING') then 'COLLECTION'
  else 'PARCEL'
end;
-- What was said to be sent and never was.
update orders set delivery_status = 'preparing' where handover = 'SERVICE' and delivery_status = 'shipped';
update orders set shipped_at = null where handover = 'SERVICE';
update orders set tracking_number = null where handover <> 'PARCEL';
alter table orders
  alter column handover set not null,
  add check (handover <> 'SERVICE' or (delivery_status <> 'shipped' and shipped_at is null)),
  add check (handover = 'PARCEL' or tracking_number is null);
