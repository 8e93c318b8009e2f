-- The references by which money names what it pays for: one word on a bank statement is one order or one instalment.
create table payment_references (reference text primary key);
insert into payment_references select reference from orders;

create function keep_payment_reference() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into payment_references values (new.reference);
  else
    delete from payment_references where reference = old.reference;
  end if;
  return null;
end $$;

create trigger keep_payment_reference after insert or delete on orders
for each row execute function keep_payment_reference();

-- What a client pays of the contract, and when. The amounts are those of the acceptance.
create table instalments (
  id uuid primary key,
  renovation_id uuid not null references renovations,
  number smallint not null check (number >= 1),
  title jsonb not null,
  kind text not null check (kind in ('PLAN', 'RETENTION')),
  trigger text not null check (trigger in
    ('AFTER_COOLING_OFF', 'ON_DAY', 'STAGE_STARTED', 'STAGE_DONE', 'HANDED_OVER', 'DAYS_AFTER_HANDOVER')),
  stage text,
  days smallint,
  amount_cents bigint not null check (amount_cents >= 0),
  paid_cents bigint not null default 0,
  reference text not null unique,
  -- The day after the cooling-off, before which nothing is due.
  earliest_on date not null,
  -- Null as long as nobody can say.
  due_on date,
  -- How often the client was told: when it was due, and when it was late.
  told smallint not null default 0,
  -- The contract was cancelled.
  is_void boolean not null default false,
  unique (renovation_id, number),
  constraint instalments_paid check (paid_cents between 0 and amount_cents),
  check (due_on >= earliest_on),
  check (not is_void or paid_cents = 0),
  check ((trigger in ('STAGE_STARTED', 'STAGE_DONE')) = (stage is not null)),
  check ((trigger = 'DAYS_AFTER_HANDOVER') = (days is not null))
);
comment on column instalments.title is 'Words';
create index on instalments (due_on) where not is_void and paid_cents < amount_cents;

create trigger keep_payment_reference after insert or delete on instalments
for each row execute function keep_payment_reference();

-- What is owed to the client: came beyond what was payable, or was paid for a contract that was cancelled.
alter table renovations add column credit_cents bigint not null default 0
  constraint renovations_credit check (credit_cents >= 0);

-- A payment as a client or a colleague says it was made, and what became of it.
create table payment_records (
  id uuid primary key,
  renovation_id uuid not null references renovations,
  instalment_id uuid not null references instalments,
  number smallint not null check (number >= 1),
  state text not null default 'SUBMITTED' check (state in ('SUBMITTED', 'CONFIRMED', 'REFUSED', 'WITHDRAWN', 'REVERSED')),
  channel text not null check (channel in ('BANK_TRANSFER', 'FPS', 'WALLET')),
  wallet text check (wallet in ('PAYME', 'ALIPAY_HK', 'WECHAT_PAY_HK', 'OCTOPUS', 'OTHER')),
  -- The studio's account to which the payer says it went.
  bank_number text not null,
  amount_cents bigint not null check (amount_cents between 1 and 1000000000),
  paid_on date not null,
  -- The payer, as the account is named.
  user_name text not null,
  file_id uuid references files on delete set null,
  account_id uuid references accounts on delete set null,
  staff_id uuid references staff,
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid references staff,
  received_cents bigint check (received_cents between 1 and 1000000000),
  received_on date,
  note text not null default '',
  -- Why it was refused.
  reason text,
  reversed_at timestamptz,
  reversed_by uuid references staff,
  reversal_reason text,
  unique (renovation_id, number),
  check ((channel = 'WALLET') = (wallet is not null)),
  check ((state = 'SUBMITTED') = (decided_at is null)),
  check ((state in ('CONFIRMED', 'REVERSED')) = (received_cents is not null)),
  check ((received_cents is null) = (received_on is null)),
  check ((state = 'REFUSED') = (reason is not null)),
  check ((state = 'REVERSED') = (reversed_at is not null and reversal_reason is not null))
);
create index on payment_records (state, created_at, id);
create index on payment_records (instalment_id);
create index on payment_records (file_id);
create index on payment_records (account_id);

-- What went back to a client.
create table renovation_refunds (
  id uuid primary key,
  renovation_id uuid not null references renovations,
  amount_cents bigint not null check (amount_cents > 0),
  reason text not null,
  channel text not null check (channel in ('BANK_TRANSFER', 'FPS', 'WALLET')),
  bank_reference text not null,
  sent_on date not null,
  staff_id uuid not null references staff,
  created_at timestamptz not null
);
create index on renovation_refunds (renovation_id);

-- Where money went: rows are only added, and what is taken back is a row of its own.
create table payment_allocations (
  id uuid primary key,
  renovation_id uuid not null references renovations,
  -- Null: the credit.
  instalment_id uuid references instalments,
  record_id uuid references payment_records,
  refund_id uuid references renovation_refunds,
  cause text not null check (cause in ('CONFIRMED', 'REVERSED', 'CANCELLED', 'REFUNDED')),
  cents bigint not null check (cents <> 0),
  at timestamptz not null,
  check ((cause in ('CONFIRMED', 'REVERSED')) = (record_id is not null)),
  check ((cause = 'REFUNDED') = (refund_id is not null))
);
create index on payment_allocations (renovation_id);
create index on payment_allocations (instalment_id);
create index on payment_allocations (record_id);

-- Whatever way money moves, what is paid and what is owed back move with it; their checks refuse what cannot be.
create function allocate_payment() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    raise exception 'rows of payment_allocations are only added';
  end if;
  if new.instalment_id is null then
    update renovations set credit_cents = credit_cents + new.cents where id = new.renovation_id;
  else
    update instalments set paid_cents = paid_cents + new.cents where id = new.instalment_id;
  end if;
  return new;
end $$;
create trigger allocate_payment before insert or update or delete on payment_allocations
for each row execute function allocate_payment();

-- Pictures of records are read by the same job as proofs of orders.
alter table payment_readings
  drop constraint payment_readings_subject_kind_check,
  drop constraint payment_readings_check,
  add column record_id uuid references payment_records on delete cascade,
  add column duplicate_record_id uuid references payment_records on delete set null,
  add constraint payment_readings_subject_kind_check check (subject_kind in ('ORDER_PROOF', 'PAYMENT_RECORD')),
  add constraint payment_readings_subject check (
    (subject_kind = 'ORDER_PROOF') = (order_id is not null) and (subject_kind = 'PAYMENT_RECORD') = (record_id is not null));
create index payment_readings_of_record on payment_readings (record_id);
create index payment_readings_with_text_of_record on payment_readings (record_id) where text is not null;
