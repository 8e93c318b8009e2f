-- Readers of the demo's journal had no date of registration, by which the list of customers is ordered.
-- Few rows.
update accounts set registered_at = created_at where type <> 'TEMP' and deleted_at is null and registered_at is null;
