-- Beside writes.
-- What figures count of the enquiries of a period, without a look at the enquiries.
create index concurrently if not exists enquiries_of_period on enquiries (created_at) include (id, status, answered_at)
  where status in ('NEW', 'ANSWERED', 'CLOSED');
