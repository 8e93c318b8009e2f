-- What staff are told of: one row for each thing that happened, whoever may see it. It names no person: who and what it was
-- about is read from the thing itself, and goes with it.
create table staff_notices (
  id uuid primary key default gen_random_uuid(),
  event text not null check (event in ('order.placed', 'proof.order', 'proof.instalment', 'payment.unmatched',
    'enquiry.received', 'enquiry.replied', 'appointment.booked', 'appointment.moved', 'appointment.cancelled', 'message.received',
    'quotation.accepted', 'quotation.declined', 'variation.approved', 'variation.declined', 'defect.reported',
    'review.waiting', 'comment.waiting', 'refund.requested', 'stock.low', 'stock.out', 'health.trouble')),
  at timestamptz not null default clock_timestamp(),
  subject_id uuid,
  renovation_id uuid references renovations on delete cascade
);
create index on staff_notices (at, id);
create index on staff_notices (subject_id);
create index on staff_notices (renovation_id);

create table staff_notice_reads (
  staff_id uuid not null references staff on delete cascade,
  notice_id uuid not null references staff_notices on delete cascade,
  primary key (staff_id, notice_id)
);
create index on staff_notice_reads (notice_id);

-- By triggers, as tools of the studio are told: no call waits for the database once more.
create function tell_staff() returns trigger language plpgsql as $$
begin
  insert into staff_notices (event, subject_id) values (tg_argv[0], new.id);
  return null;
end $$;

create function tell_staff_of_renovation() returns trigger language plpgsql as $$
begin
  insert into staff_notices (event, subject_id, renovation_id) values (tg_argv[0], new.id, new.renovation_id);
  return null;
end $$;

create function forget_notices() returns trigger language plpgsql as $$
begin
  delete from staff_notices where subject_id = old.id;
  return null;
end $$;

create trigger tell_staff_of_new after insert on orders for each row execute function tell_staff('order.placed');
create trigger tell_staff_of_proof after update of proof_file_id on orders for each row
when (new.proof_file_id is not null and new.proof_file_id is distinct from old.proof_file_id)
execute function tell_staff('proof.order');
create trigger forget_notices after delete on orders for each row execute function forget_notices();

create trigger tell_staff_of_new after insert on payment_records for each row when (new.state = 'SUBMITTED')
execute function tell_staff_of_renovation('proof.instalment');

create trigger tell_staff_of_new after insert on payment_puzzles for each row
execute function tell_staff('payment.unmatched');

create trigger tell_staff_of_new after insert on enquiries for each row when (new.status <> 'SPAM')
execute function tell_staff('enquiry.received');
create function tell_staff_of_reply() returns trigger language plpgsql as $$
begin
  insert into staff_notices (event, subject_id) values ('enquiry.replied', new.enquiry_id);
  return null;
end $$;
create trigger tell_staff_of_new after insert on enquiry_messages for each row when (new.kind = 'REPLY')
execute function tell_staff_of_reply();
create trigger forget_notices after delete on enquiries for each row execute function forget_notices();

create trigger tell_staff_of_new after insert on appointments for each row when (new.status = 'BOOKED')
execute function tell_staff('appointment.booked');
create trigger tell_staff_of_booked after update of status on appointments for each row
when (old.status = 'UNCONFIRMED' and new.status = 'BOOKED') execute function tell_staff('appointment.booked');
create trigger tell_staff_of_move after update of slot_id on appointments for each row
when (old.slot_id <> new.slot_id) execute function tell_staff('appointment.moved');
create trigger tell_staff_of_end after update of status on appointments for each row
when (old.status <> new.status and new.status = 'CANCELLED' and new.cancelled_by = 'VISITOR')
execute function tell_staff('appointment.cancelled');
create trigger forget_notices after delete on appointments for each row execute function forget_notices();

create trigger tell_staff_of_new after insert on renovation_messages for each row when (new.account_id is not null)
execute function tell_staff_of_renovation('message.received');

create trigger tell_staff_of_new after insert on defects for each row when (new.raised_by = 'CLIENT')
execute function tell_staff_of_renovation('defect.reported');

-- What staff enter of a signature on paper they know.
create function tell_staff_of_decision() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'quotation_decisions' then
    insert into staff_notices (event, subject_id, renovation_id)
    select 'quotation.' || lower(new.kind), q.id, q.renovation_id from quotations q where q.id = new.quotation_id;
  else
    insert into staff_notices (event, subject_id, renovation_id)
    select 'variation.' || lower(new.kind), v.id, v.renovation_id from variations v where v.id = new.variation_id;
  end if;
  return null;
end $$;
create trigger tell_staff_of_new after insert on quotation_decisions for each row
when (new.kind in ('ACCEPTED', 'DECLINED') and new.staff_id is null) execute function tell_staff_of_decision();
create trigger tell_staff_of_new after insert on variation_decisions for each row
when (new.kind in ('APPROVED', 'DECLINED') and new.staff_id is null) execute function tell_staff_of_decision();

create trigger tell_staff_of_new after insert on product_reviews for each row when (new.status = 'WAITING')
execute function tell_staff('review.waiting');
create trigger forget_notices after delete on product_reviews for each row execute function forget_notices();

create trigger tell_staff_of_new after insert on post_comments for each row when (new.status = 'DRAFT')
execute function tell_staff('comment.waiting');
create trigger forget_notices after delete on post_comments for each row execute function forget_notices();

create trigger tell_staff_of_new after insert on refund_requests for each row when (new.status = 'WAITING')
execute function tell_staff('refund.requested');

-- Once as the last unit goes, and once as the number falls to where it runs low; of a piece on sale alone.
create function tell_staff_of_stock() returns trigger language plpgsql as $$
begin
  insert into staff_notices (event, subject_id)
  select case when now_left <= 0 then 'stock.out' else 'stock.low' end, product_id
  from (
    select v.product_id, coalesce(v.low_stock_from, 5) as low_from, t.taken + s.now_left as was_left, s.now_left
    from (
      select c.variant_id, sum(f.available - c.available) as taken
      from changed c join former f using (variant_id, warehouse_id)
      group by c.variant_id having sum(f.available - c.available) > 0
    ) t
    join product_variants v on v.id = t.variant_id and v.is_counted and v.status = 'ACTIVE'
    join products p on p.id = v.product_id and p.status = 'ACTIVE'
    cross join lateral (select sum(available) as now_left from stock_levels where variant_id = v.id) s
    order by v.id
  ) shelf
  where (now_left <= 0 and was_left > 0) or (now_left <= low_from and was_left > low_from);
  return null;
end $$;
create trigger tell_staff_of_change after update on stock_levels referencing old table as former new table as changed
for each statement execute function tell_staff_of_stock();
