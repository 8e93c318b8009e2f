-- A notice for one person alone; the others are for all who may see them. What is there already fits, and is not read again.
alter table staff_notices
  add column staff_id uuid references staff on delete cascade,
  drop constraint staff_notices_event_check,
  add constraint staff_notices_event_check check (event in ('order.placed', 'proof.order', 'proof.instalment',
    'payment.unmatched', 'enquiry.received', 'enquiry.replied', 'enquiry.handed-over', 'appointment.booked',
    'appointment.moved', 'appointment.cancelled', 'message.received', 'quotation.accepted', 'quotation.declined',
    'variation.approved', 'variation.declined', 'defect.reported', 'review.waiting', 'comment.waiting',
    'refund.requested', 'stock.low', 'stock.out', 'health.trouble')) not valid;

-- Those of thirty days.
-- Few rows.
create index on staff_notices (staff_id) where staff_id is not null;

create function tell_staff_of_hand_over() returns trigger language plpgsql as $$
begin
  insert into staff_notices (event, subject_id, staff_id)
  values ('enquiry.handed-over', new.enquiry_id, new.handed_to);
  return null;
end $$;
create trigger tell_staff_of_hand_over after insert on enquiry_messages for each row when (new.handed_to is not null)
execute function tell_staff_of_hand_over();
