-- Changes of a contract: a draft that staff write, then a document that never changes.
create table variations (
  id uuid primary key,
  renovation_id uuid not null references renovations,
  -- VO-1, VO-2, … of the room.
  number smallint not null check (number >= 1),
  status text not null default 'DRAFT' check (status in
    ('DRAFT', 'SENT', 'APPROVED', 'DECLINED', 'WITHDRAWN', 'EXPIRED')),
  draft jsonb not null,
  revision integer not null default 1,
  staff_id uuid references staff,
  saved_at timestamptz not null,
  -- The whole document with its hash, from the sending on.
  content jsonb,
  content_hash text check (content_hash ~ '^[0-9a-f]{64}$'),
  cause text not null default 'CLIENT' check (cause in ('CLIENT', 'SITE', 'STUDIO', 'PROVISIONAL', 'SETTLEMENT')),
  amount_cents bigint not null default 0,
  days smallint not null default 0 check (days between -60 and 120),
  -- The line of the quotation that it settles.
  provisional_key uuid,
  valid_until date,
  sent_at timestamptz,
  -- The signed document as it was drawn.
  pdf_hash text,
  created_at timestamptz not null,
  unique (renovation_id, number),
  check ((status = 'DRAFT') = (content is null)),
  check ((content is null) = (content_hash is null)),
  check ((content is null) = (valid_until is null)),
  check ((content is null) = (sent_at is null)),
  check (content is null or (cause = 'PROVISIONAL') = (provisional_key is not null))
);
comment on column variations.draft is 'WrittenVariation';
comment on column variations.content is 'VariationContent';
-- One that ends the contract stands alone, and a provisional line is asked about once at a time.
create unique index variations_one_settlement on variations (renovation_id)
  where cause = 'SETTLEMENT' and status in ('SENT', 'APPROVED');
create unique index variations_one_provisional on variations (renovation_id, provisional_key)
  where status in ('SENT', 'APPROVED');
create index on variations (valid_until) where status = 'SENT';

-- Who decided what about a variation, and how it was signed.
create table variation_decisions (
  variation_id uuid primary key references variations,
  kind text not null check (kind in ('APPROVED', 'DECLINED', 'WITHDRAWN', 'EXPIRED')),
  at timestamptz not null,
  account_id uuid references accounts on delete set null,
  staff_id uuid references staff,
  typed_name text,
  reason text,
  -- Keyed, so that it tells nothing without the shop's secret.
  source_hash text,
  language text check (language in ('zh', 'cn', 'en')),
  content_hash text,
  wording_version text,
  -- The contract sum and the agreed end before and after it.
  sum_before_cents bigint,
  sum_after_cents bigint check (sum_after_cents >= 0),
  end_before date,
  end_after date,
  check (kind <> 'APPROVED' or (typed_name is not null and content_hash is not null and sum_after_cents is not null))
);
create index on variation_decisions (account_id);

create function freeze_variation() returns trigger language plpgsql as $$
begin
  if old.status <> 'DRAFT' and (new.status = 'DRAFT' or
    (new.renovation_id, new.number, new.draft, new.content, new.content_hash, new.cause, new.amount_cents, new.days,
      new.provisional_key, new.valid_until, new.sent_at) is distinct from
    (old.renovation_id, old.number, old.draft, old.content, old.content_hash, old.cause, old.amount_cents, old.days,
      old.provisional_key, old.valid_until, old.sent_at)) then
    raise exception 'a variation that was sent cannot be changed' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger freeze_variation before update on variations for each row execute function freeze_variation();

-- Provisional lines of the accepted quotation that have their final price: each is settled once, by a variation or as it is.
create table provisional_settlements (
  renovation_id uuid not null references renovations,
  line_key uuid not null,
  variation_id uuid references variations,
  staff_id uuid references staff,
  at timestamptz not null,
  primary key (renovation_id, line_key),
  check ((variation_id is null) <> (staff_id is null))
);

-- What variations add to instalments and take from them: rows are only added.
create table instalment_adjustments (
  id uuid primary key,
  renovation_id uuid not null references renovations,
  instalment_id uuid not null references instalments,
  variation_id uuid not null references variations,
  cents bigint not null check (cents <> 0),
  unique (instalment_id, variation_id)
);
create index on instalment_adjustments (renovation_id);
create index on instalment_adjustments (variation_id);

alter table instalments
  add column adjusted_cents bigint not null default 0,
  add column payable_cents bigint not null generated always as (amount_cents + adjusted_cents) stored,
  drop constraint instalments_paid,
  drop constraint instalments_kind_check,
  add constraint instalments_paid check (paid_cents between 0 and amount_cents + adjusted_cents),
  add constraint instalments_kind_check check (kind in ('PLAN', 'RETENTION', 'VARIATION'));
drop index instalments_due_on_idx;
create index instalments_due_on_idx on instalments (due_on) where not is_void and paid_cents < payable_cents;

create function adjust_instalment() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    raise exception 'rows of instalment_adjustments are only added';
  end if;
  update instalments set adjusted_cents = adjusted_cents + new.cents where id = new.instalment_id;
  return new;
end $$;
create trigger adjust_instalment before insert or update or delete on instalment_adjustments
for each row execute function adjust_instalment();

-- A variation may owe more back than is left to pay, and what is owed may pay for what comes later.
alter table payment_allocations
  add column variation_id uuid references variations,
  drop constraint payment_allocations_cause_check,
  add constraint payment_allocations_cause_check check (cause in
    ('CONFIRMED', 'REVERSED', 'CANCELLED', 'REFUNDED', 'VARIATION', 'CREDITED')),
  add constraint payment_allocations_variation check
    ((cause in ('VARIATION', 'CREDITED')) = (variation_id is not null));
