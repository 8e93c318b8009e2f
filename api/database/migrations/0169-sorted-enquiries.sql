-- Beside writes.
-- Enquiries in the orders in which staff list them, all and of a status.
create index concurrently if not exists enquiries_as_they_came on enquiries (created_at, id);
create index concurrently if not exists enquiries_by_deadline on enquiries (reply_by, id);
create index concurrently if not exists enquiries_of_status_by_deadline on enquiries (status, reply_by, id);
create index concurrently if not exists enquiries_by_next_action on enquiries
  (coalesce(next_action_on, '9999-12-31'::date), id);
create index concurrently if not exists enquiries_of_status_by_next_action on enquiries
  (status, coalesce(next_action_on, '9999-12-31'::date), id);
