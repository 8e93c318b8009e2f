-- Browsers of staff that notices are pushed to, by the service of their maker.
create table staff_devices (
  id uuid primary key,
  staff_id uuid not null references staff on delete cascade,
  endpoint text not null unique,
  -- What a message is encrypted with: a point of P-256, and a secret that browser and shop share.
  public_key bytea not null check (octet_length(public_key) = 65),
  auth_secret bytea not null check (octet_length(auth_secret) = 16),
  -- Such as "Safari · iOS".
  name text,
  created_at timestamptz not null,
  -- When a message was last queued, and when one last arrived.
  asked_at timestamptz,
  sent_at timestamptz,
  failing_since timestamptz,
  fault text check (fault in ('refused', 'timeout', 'unreachable', 'certificate', 'inner-address'))
);
create index on staff_devices (staff_id);

-- By which services know the shop: made once. The private one is sealed.
create table push_keys (
  name text primary key check (name = 'shop'),
  public_key bytea not null,
  private_key bytea not null
);

-- What is to be pushed to a device, together, as soon as it may.
create table staff_push_waits (
  device_id uuid not null references staff_devices on delete cascade,
  notice_id uuid not null references staff_notices on delete cascade,
  primary key (device_id, notice_id)
);
create index on staff_push_waits (notice_id);

-- A device that was asked for gets what the bell gets, until its person chooses.
alter table staff_notice_choices add column push boolean not null default true;
