-- What the studio answers to an enquiry, what its sender writes back, and notes that staff alone see.
create table enquiry_messages (
  id uuid primary key,
  enquiry_id uuid not null references enquiries on delete cascade,
  kind text not null check (kind in ('ANSWER', 'REPLY', 'NOTE')),
  staff_id uuid references staff,
  -- Of a note with which the enquiry went to a colleague.
  handed_to uuid references staff,
  text text not null,
  file_ids uuid[] not null default '{}',
  -- What became of the mail of an answer.
  mail_state text check (mail_state in ('WAITING', 'SENT', 'FAILED')),
  mail_tries integer not null default 0,
  mail_at timestamptz,
  created_at timestamptz not null,
  check ((kind = 'REPLY') = (staff_id is null)),
  check ((kind = 'ANSWER') = (mail_state is not null)),
  check (handed_to is null or kind = 'NOTE')
);
create index on enquiry_messages (enquiry_id, created_at, id);
-- Since when the sender of an answered enquiry waits for the studio again.
alter table enquiries add column waits_since timestamptz;
