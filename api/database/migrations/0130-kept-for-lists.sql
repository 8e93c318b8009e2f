-- The last message of each thread that a member wrote and that is neither answered nor marked as needing no answer.
create table waiting_threads (
  message_id uuid primary key references renovation_messages on delete cascade,
  renovation_id uuid not null references renovations on delete cascade,
  created_at timestamptz not null
);
create index on waiting_threads (created_at, message_id);
create index on waiting_threads (renovation_id);

create function note_waiting_threads() returns trigger language plpgsql as $$
declare
  room uuid := case tg_table_name when 'renovations' then to_jsonb(new) ->> 'id' else to_jsonb(new) ->> 'renovation_id' end;
begin
  -- One writer at a time, of whom each sees what the one before wrote.
  perform from renovations where id = room for no key update;
  delete from waiting_threads where renovation_id = room;
  insert into waiting_threads (message_id, renovation_id, created_at)
    select m.id, m.renovation_id, m.created_at
    from (
      select distinct on (w.thread, w.subject_id) w.id, w.renovation_id, w.created_at, w.staff_id
      from renovation_messages w where w.renovation_id = room and w.struck_at is null
      order by w.thread, w.subject_id, w.created_at desc, w.id desc) m
      join renovations r on r.id = m.renovation_id
    where m.staff_id is null and m.created_at > coalesce(r.messages_settled_until, '-infinity')
    on conflict (message_id) do nothing;
  return null;
end $$;
create trigger note_waiting_threads after insert on renovation_messages
  for each row execute function note_waiting_threads();
create trigger note_struck_message after update of struck_at on renovation_messages for each row
  when (old.struck_at is distinct from new.struck_at) execute function note_waiting_threads();
create trigger note_settled_messages after update of messages_settled_until on renovations for each row
  when (old.messages_settled_until is distinct from new.messages_settled_until)
  execute function note_waiting_threads();

insert into waiting_threads (message_id, renovation_id, created_at)
  select m.id, m.renovation_id, m.created_at
  from (
    select distinct on (w.renovation_id, w.thread, w.subject_id) w.id, w.renovation_id, w.created_at, w.staff_id
    from renovation_messages w where w.struck_at is null
    order by w.renovation_id, w.thread, w.subject_id, w.created_at desc, w.id desc) m
    join renovations r on r.id = m.renovation_id
  where m.staff_id is null and m.created_at > coalesce(r.messages_settled_until, '-infinity');

-- What staff list appointments by: the state of each, and the time, which its slot has.
create table appointment_times (
  appointment_id uuid primary key references appointments on delete cascade,
  status text not null,
  confirm_by timestamptz,
  starts_at timestamptz not null,
  ends_at timestamptz not null
);
create index on appointment_times (status, starts_at, appointment_id);

-- Named so as to run after count_places, which waits for whom the slot is being changed by.
create function note_appointment_time() returns trigger language plpgsql as $$
begin
  insert into appointment_times (appointment_id, status, confirm_by, starts_at, ends_at)
    select new.id, new.status, new.confirm_by, s.starts_at, s.ends_at
    from appointment_slots s where s.id = new.slot_id
    on conflict (appointment_id) do update set status = excluded.status, confirm_by = excluded.confirm_by,
      starts_at = excluded.starts_at, ends_at = excluded.ends_at;
  return null;
end $$;
create trigger note_appointment_time after insert or update of slot_id, status, confirm_by on appointments
  for each row execute function note_appointment_time();

create function note_slot_time() returns trigger language plpgsql as $$
begin
  update appointment_times t set starts_at = new.starts_at, ends_at = new.ends_at
    from appointments a where a.slot_id = new.id and t.appointment_id = a.id;
  return null;
end $$;
create trigger note_slot_time after update of starts_at, ends_at on appointment_slots for each row
  when ((old.starts_at, old.ends_at) is distinct from (new.starts_at, new.ends_at))
  execute function note_slot_time();

insert into appointment_times (appointment_id, status, confirm_by, starts_at, ends_at)
  select a.id, a.status, a.confirm_by, s.starts_at, s.ends_at
  from appointments a join appointment_slots s on s.id = a.slot_id;
