-- When an enquiry was first answered or closed. The trail tells it as well, but figures of a month ask it of thousands.
alter table enquiries add column answered_at timestamptz;

create function note_first_answer() returns trigger language plpgsql as $$
begin
  new.answered_at := clock_timestamp();
  return new;
end $$;
create trigger note_first_answer before update of status on enquiries for each row
  when (new.answered_at is null and new.status in ('ANSWERED', 'CLOSED') and new.status is distinct from old.status)
  execute function note_first_answer();
