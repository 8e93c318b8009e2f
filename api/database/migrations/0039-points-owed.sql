-- Points that a refund takes back and that were spent meanwhile: what of them no voucher could pay is owed, beside a
-- balance that stays at zero. Both are the sum of their column of the ledger.
alter table memberships
  add column debt bigint not null default 0 check (debt >= 0),
  add check (balance = 0 or debt = 0),
  -- Many orders of a large sum pass 2^31.
  alter column balance type bigint,
  alter column earned type bigint;
alter table point_entries
  add column owed bigint not null default 0,
  add column debt bigint not null default 0 check (debt >= 0),
  alter column points type bigint,
  alter column balance type bigint,
  drop constraint point_entries_points_check,
  drop constraint point_entries_check,
  add check (points <> 0 or owed <> 0),
  -- What pays a debt is a line of its own, of no order.
  add check (kind = 'adjust' or (order_id is null) <> (voucher_id is null) or (kind = 'reverse' and owed < 0));
alter table orders alter column points type bigint;
alter table order_lines alter column points type bigint;

-- What a redeemed voucher cost and the line of the ledger that paid it, and for which refund it was taken back.
alter table redeemed_vouchers
  add column points bigint not null default 0 check (points >= 0),
  add column entry_id uuid references point_entries on delete set null,
  add column taken_back_at timestamptz,
  add column refund_id uuid references refund_requests,
  add check (taken_back_at is null or order_id is null),
  add check ((taken_back_at is null) = (refund_id is null));
create index on redeemed_vouchers (entry_id);
create index on redeemed_vouchers (refund_id);
-- Vouchers redeemed together share their moment; the nearest line of the ledger is the one that paid them.
update redeemed_vouchers r set entry_id = paid.id, points = -paid.points / paid.vouchers
from (
  select r.id as redeemed_id, e.id, e.points,
    (select count(*) from redeemed_vouchers s
      where s.account_id = r.account_id and s.voucher_id = r.voucher_id and s.redeemed_at = r.redeemed_at) as vouchers
  from redeemed_vouchers r cross join lateral (
    select id, points from point_entries e
    where e.account_id = r.account_id and e.voucher_id = r.voucher_id and e.kind = 'redeem'
    order by abs(extract(epoch from e.created_at - r.redeemed_at)), id limit 1
  ) e
) paid
where paid.redeemed_id = r.id;

alter table refund_requests
  alter column points type bigint,
  -- How many earned points it took back, owed ones included; unknown of those decided before debts were kept.
  add column points_taken bigint check (points_taken is null or (points_taken >= 0 and status = 'APPROVED'));
