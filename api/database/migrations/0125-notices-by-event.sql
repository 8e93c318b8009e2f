-- Beside writes.
-- Notices of one kind, of which there may be none among a million.
create index concurrently if not exists staff_notices_by_event on staff_notices (event, at, id);
