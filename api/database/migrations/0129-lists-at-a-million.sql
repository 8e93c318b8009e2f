-- Beside writes.
-- The columns of the pipeline, longest in them first, and whether a visitor has a renovation already.
create index concurrently if not exists enquiries_in_pipeline on enquiries (created_at, id)
  where status in ('NEW', 'ANSWERED');
create index concurrently if not exists appointments_booked on appointments (created_at, id) where status = 'BOOKED';
create index concurrently if not exists renovations_to_quote on renovations (created_at, id)
  where status in ('PLANNING', 'QUOTED');
create index concurrently if not exists renovations_under_way_by_email on renovations (client_email)
  where status not in ('CLOSED', 'CANCELLED');
-- Renovations as staff list them, all and of one colleague, and by the reference of an instalment.
create index concurrently if not exists renovations_last_moved on renovations (moved_at desc, id desc);
create index concurrently if not exists renovations_of_staff on renovations (staff_id, moved_at desc, id desc);
create index concurrently if not exists instalments_found_by_staff on instalments using gin (search_grams(reference));
-- The trail of one kind of thing.
create index concurrently if not exists audit_entries_by_subject on audit_entries (subject, at desc, id desc);
-- Payments of renovations in a state, by what happened last.
create index concurrently if not exists payment_records_of_state on payment_records
  (state, coalesce(reversed_at, decided_at, created_at), id);
-- Who ever agreed to newsletters, of a million customers perhaps few.
create index concurrently if not exists consents_to_newsletters on consents (account_id)
  where content_type = 'newsletter' and channel = 'EMAIL' and is_accept;

-- Without figures of its values: to gather them, `analyze` would take every sampled row to pieces.
alter index instalments_found_by_staff alter column 1 set statistics 0;
