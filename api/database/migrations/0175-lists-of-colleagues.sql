-- Beside writes.
-- Enquiries and renovations of one colleague, of a state and of all, as staff list them: those of a colleague who left may all be old.
create index concurrently if not exists enquiries_of_owner on enquiries (owner_id, status, created_at desc, id);
create index concurrently if not exists enquiries_of_owner_as_they_came on enquiries (owner_id, id desc);
create index concurrently if not exists renovations_of_staff_by_status on renovations
  (staff_id, status, moved_at desc, id desc);
create index concurrently if not exists renovations_of_staff_by_permit on renovations
  (staff_id, coalesce(building ->> 'permit_until', '9999-12-31'), id);

-- Both begin with the same column.
drop index concurrently if exists enquiries_owner_id_idx;
drop index concurrently if exists renovations_staff_id_idx;
