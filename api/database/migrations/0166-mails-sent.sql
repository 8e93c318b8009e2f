-- Which mails a customer was sent about what, and whether they went: never what they said. Kept for a year.
create table sent_mails (
  -- The mail's own, the same at each try.
  id text primary key,
  account_id uuid not null references accounts on delete cascade,
  kind text not null,
  about text check (about in ('order', 'enquiry', 'renovation')),
  -- Of what may be deleted before.
  about_id uuid,
  state text not null check (state in ('SENT', 'FAILED', 'REFUSED')),
  tries integer not null default 1,
  at timestamptz not null,
  check ((about is null) = (about_id is null))
);
create index on sent_mails (account_id, at desc);
create index on sent_mails (at);
