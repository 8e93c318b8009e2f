-- When the home was handed over: the day of its certificate.
alter table renovations add column handed_over_on date;

-- The certificate of a handover: written by the studio, signed by it and then by the client.
create table handovers (
  renovation_id uuid primary key references renovations on delete cascade,
  day date not null,
  -- Keys and papers handed over, and what the meters read.
  handed jsonb not null,
  meters jsonb not null,
  revision integer not null default 1,
  -- What the studio signed; its signature counts as long as nothing of it has changed.
  content jsonb,
  content_hash text,
  studio_name text,
  studio_signed_at timestamptz,
  staff_id uuid references staff,
  client_name text,
  client_signed_at timestamptz,
  account_id uuid references accounts on delete set null,
  source_hash text,
  language text check (language in ('zh', 'cn', 'en')),
  wording_version text,
  pdf_hash text,
  created_at timestamptz not null,
  check ((content is null) = (content_hash is null)),
  check ((studio_signed_at is null) = (studio_name is null)),
  check (studio_signed_at is null or content is not null),
  check (client_signed_at is null or studio_signed_at is not null)
);
comment on column handovers.handed is 'Handed';
comment on column handovers.meters is 'Meters';
comment on column handovers.content is 'CertificateContent';
create index on handovers (account_id);

-- What both have signed does not change any more.
create function freeze_handover() returns trigger language plpgsql as $$
begin
  if old.client_signed_at is not null and (new.day, new.handed, new.meters, new.content, new.content_hash,
    new.studio_signed_at, new.client_signed_at) is distinct from (old.day, old.handed, old.meters, old.content,
    old.content_hash, old.studio_signed_at, old.client_signed_at) then
    raise exception 'a certificate that was signed stays as it is' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger freeze_handover before update on handovers for each row execute function freeze_handover();

create table warranties (
  id uuid primary key,
  renovation_id uuid not null references renovations on delete cascade,
  position smallint not null,
  title jsonb not null,
  months smallint not null check (months between 1 and 120),
  starts_on date not null,
  ends_on date not null check (ends_on >= starts_on),
  -- The client was told that it ends soon.
  is_told boolean not null default false,
  unique (renovation_id, position)
);
comment on column warranties.title is 'Words';
create index on warranties (ends_on) where not is_told;
