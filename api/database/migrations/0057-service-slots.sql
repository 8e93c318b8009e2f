-- Services that are sold take a place in a slot of their own kind, as appointments do.
alter table appointment_slots drop constraint appointment_slots_kind_check;
alter table appointment_slots add constraint appointment_slots_kind_check
  check (kind in ('SHOWROOM', 'MEASUREMENT', 'SERVICE', 'SITE_MEETING', 'INSPECTION'));

-- The booked line of an order. It has no place any more once the order is cancelled.
alter table appointments add column order_id uuid references orders on delete set null;
alter table appointments add column order_position integer;
alter table appointments add constraint appointments_order_line check ((order_id is not null) <= (order_position is not null));
create unique index on appointments (order_id, order_position);

-- Wishes of the release before stay readable beside it.
alter table cart_lines add column slot_id uuid references appointment_slots on delete set null;
create index on cart_lines (slot_id) where slot_id is not null;
