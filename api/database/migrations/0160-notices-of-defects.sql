-- A fixed defect waits for the client, who closes it or opens it again, and after two weeks of silence for staff. What is
-- there already fits, and is not read again.
alter table staff_notices
  drop constraint staff_notices_event_check,
  add constraint staff_notices_event_check check (event in ('order.placed', 'proof.order', 'proof.instalment',
    'payment.unmatched', 'enquiry.received', 'enquiry.replied', 'enquiry.handed-over', 'appointment.booked',
    'appointment.moved', 'appointment.cancelled', 'message.received', 'quotation.accepted', 'quotation.declined',
    'variation.approved', 'variation.declined', 'defect.reported', 'defect.fixed', 'defect.reopened',
    'defect.unanswered', 'review.waiting', 'comment.waiting', 'refund.requested', 'stock.low', 'stock.out',
    'health.trouble')) not valid;

create trigger tell_staff_of_fix after update of state on defects for each row
when (old.state = 'OPEN' and new.state = 'FIXED') execute function tell_staff_of_renovation('defect.fixed');
create trigger tell_staff_of_reopening after update of state on defects for each row
when (old.state <> 'OPEN' and new.state = 'OPEN') execute function tell_staff_of_renovation('defect.reopened');

-- That it waits is told once for each time that it was fixed: to the client, of what is fixed from now on, and to staff.
alter table defects
  add column is_fix_told boolean not null default true,
  add column is_silence_told boolean not null default false;
alter table defects alter column is_fix_told set default false;
create trigger tell_staff_of_silence after update of is_silence_told on defects for each row
when (not old.is_silence_told and new.is_silence_told)
execute function tell_staff_of_renovation('defect.unanswered');
