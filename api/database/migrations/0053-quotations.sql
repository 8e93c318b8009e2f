-- The versions of a room's quotation: one draft at most, then documents that never change.
create table quotations (
  id uuid primary key,
  renovation_id uuid not null references renovations on delete cascade,
  -- QT-…, of all versions of the room.
  number text not null,
  version integer not null check (version > 0),
  status text not null default 'DRAFT' check (status in
    ('DRAFT', 'SENT', 'ACCEPTED', 'DECLINED', 'WITHDRAWN', 'SUPERSEDED', 'EXPIRED', 'CANCELLED')),
  -- What stands beside the groups, as staff write it.
  head jsonb not null,
  head_revision integer not null default 1,
  head_staff_id uuid references staff,
  head_saved_at timestamptz,
  -- Rises with every save of any part.
  revision integer not null default 1,
  -- The whole document with its hash, from the sending on.
  content jsonb,
  content_hash text check (content_hash ~ '^[0-9a-f]{64}$'),
  total_cents bigint not null default 0,
  valid_until date,
  sent_at timestamptz,
  -- When its readers were told that it ends soon.
  reminded_at timestamptz,
  -- The last day on which the client may take the acceptance back.
  cooling_off_until date,
  -- The scan of a paper that was signed, and the signed document as it was drawn.
  paper_id uuid,
  paper_type text,
  pdf_hash text,
  created_at timestamptz not null,
  unique (renovation_id, version),
  check ((status = 'DRAFT') = (content is null)),
  check ((content is null) = (content_hash is null)),
  check ((content is null) = (valid_until is null)),
  check ((content is null) = (sent_at is null))
);
comment on column quotations.head is 'WrittenHead';
comment on column quotations.content is 'QuotationContent';
create unique index quotations_one_draft on quotations (renovation_id) where status = 'DRAFT';
create unique index quotations_one_open on quotations (renovation_id) where status = 'SENT';
create unique index quotations_one_contract on quotations (renovation_id) where status = 'ACCEPTED';
create index on quotations (valid_until) where status = 'SENT';

-- The groups of a draft: each is saved by itself.
create table quotation_groups (
  quotation_id uuid not null references quotations on delete cascade,
  key text not null,
  position integer not null,
  title jsonb not null,
  lines jsonb not null,
  revision integer not null default 1,
  staff_id uuid references staff,
  saved_at timestamptz not null,
  primary key (quotation_id, key)
);
comment on column quotation_groups.title is 'Words';
comment on column quotation_groups.lines is 'WrittenLines';

-- Who decided what about a version, and how it was signed.
create table quotation_decisions (
  id uuid primary key,
  quotation_id uuid not null references quotations on delete cascade,
  kind text not null check (kind in
    ('ACCEPTED', 'DECLINED', 'WITHDRAWN', 'SUPERSEDED', 'EXPIRED', 'CANCELLED', 'EARLY_START')),
  at timestamptz not null,
  account_id uuid references accounts on delete set null,
  staff_id uuid references staff,
  typed_name text,
  reason text,
  -- Keyed, so that it tells nothing without the shop's secret.
  source_hash text,
  language text check (language in ('zh', 'cn', 'en')),
  options uuid[] not null default '{}',
  total_cents bigint,
  content_hash text,
  wording_version text,
  signed_on date,
  unique (quotation_id, kind),
  check (kind <> 'ACCEPTED' or (typed_name is not null and total_cents is not null and content_hash is not null))
);
create index on quotation_decisions (account_id);

create function freeze_quotation() returns trigger language plpgsql as $$
begin
  if old.status <> 'DRAFT' and (new.status = 'DRAFT' or
    (new.renovation_id, new.number, new.version, new.head, new.content, new.content_hash, new.total_cents,
      new.valid_until, new.sent_at) is distinct from
    (old.renovation_id, old.number, old.version, old.head, old.content, old.content_hash, old.total_cents,
      old.valid_until, old.sent_at)) then
    raise exception 'a quotation that was sent cannot be changed' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger freeze_quotation before update on quotations
for each row execute function freeze_quotation();

create function freeze_quotation_group() returns trigger language plpgsql as $$
begin
  if exists (select from quotations where id = coalesce(new.quotation_id, old.quotation_id) and status <> 'DRAFT') then
    raise exception 'a quotation that was sent cannot be changed' using errcode = 'restrict_violation';
  end if;
  return coalesce(new, old);
end $$;
create trigger freeze_quotation_group before insert or update or delete on quotation_groups
for each row execute function freeze_quotation_group();
