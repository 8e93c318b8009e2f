-- Several refunds of one order may each take some of its points back.
alter table point_entries add column refund_id uuid;
drop index point_entries_order_id_kind_sign_idx;
-- An order earns once, is paid in points once, and each is taken back at most once for a refund.
create unique index point_entries_once on point_entries (order_id, kind, sign(points), refund_id)
  nulls not distinct where order_id is not null;
