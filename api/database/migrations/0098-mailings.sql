-- Mails of staff to a segment of customers, by their consent.
create table mailings (
  id uuid primary key,
  segment_name text not null,
  -- As the segment was when it was chosen.
  filter jsonb not null,
  subject jsonb not null default '{}',
  text jsonb not null default '{}',
  state text not null default 'DRAFT' check (state in ('DRAFT', 'SENDING', 'STOPPED', 'SENT')),
  revision integer not null default 1,
  staff_id uuid references staff on delete set null,
  created_at timestamptz not null,
  sent_at timestamptz,
  finished_at timestamptz,
  -- How many of the segment were left out when its recipients were fixed, by the reason.
  left_out jsonb not null default '{}'
);
comment on column mailings.filter is 'KeptFilter';
comment on column mailings.subject is 'Words';
comment on column mailings.text is 'Words';
comment on column mailings.left_out is 'Counted';

-- Fixed when the mailing is sent. A mail that may have gone is never sent again.
create table mailing_recipients (
  id uuid primary key default gen_random_uuid(),
  mailing_id uuid not null references mailings on delete cascade,
  -- Null once the customer was forgotten.
  account_id uuid references accounts on delete set null,
  state text not null default 'WAITING' check (state in ('WAITING', 'SENDING', 'SENT', 'LEFT_OUT', 'FAILED')),
  reason text,
  tries integer not null default 0,
  at timestamptz not null,
  unique (mailing_id, account_id)
);
create index on mailing_recipients (account_id);
create index on mailing_recipients (mailing_id, state, id);
