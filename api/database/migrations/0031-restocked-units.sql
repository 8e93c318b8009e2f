-- How many of the units of a refund went back on the shelf, item by item.
alter table refund_items add column restocked integer not null default 0, add check (restocked between 0 and quantity);
update refund_items i set restocked = i.quantity from refund_requests r where r.id = i.request_id and r.is_restocked;
alter table refund_requests
  drop column is_restocked,
  add check ((status = 'APPROVED') = (amount_cents is not null));
