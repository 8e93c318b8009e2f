-- The money of an approved refund that staff send back themselves: whether it is still to be sent, and when it was. Of refunds
-- decided before this was noted, it is not known.
alter table refund_requests
  add column is_to_send boolean not null default false,
  add column sent_back_at timestamptz,
  add constraint refund_requests_sending_check check (
    (not is_to_send or (status = 'APPROVED' and sent_back_at is null)) and (sent_back_at is null or status = 'APPROVED')
  ) not valid;
