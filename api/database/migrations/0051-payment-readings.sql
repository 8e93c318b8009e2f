-- What was read from a picture of a payment: advice for staff, which no state depends on. One row for each picture; the
-- subject says what the picture proves.
create table payment_readings (
  file_id uuid primary key references files (id) on delete cascade,
  subject_kind text not null check (subject_kind in ('ORDER_PROOF')),
  order_id uuid references orders (id) on delete cascade,
  state text not null default 'WAITING' check (state in ('WAITING', 'READ', 'NOTHING_READ', 'FAILED')),
  requested_at timestamptz not null,
  read_at timestamptz,
  engine text,
  fields jsonb not null default '{}',
  -- All that was read, for a while.
  text text check (length(text) <= 4000),
  transaction_number text,
  -- Pictures that look the same differ in few bits, however they were saved.
  picture_hash bit(1024),
  -- The order on which the same picture or transaction was used first.
  duplicate_order_id uuid references orders (id) on delete set null,
  check ((subject_kind = 'ORDER_PROOF') = (order_id is not null)),
  check ((state = 'WAITING') = (read_at is null))
);
create index payment_readings_of_order on payment_readings (order_id);
create index payment_readings_of_duplicate on payment_readings (duplicate_order_id) where duplicate_order_id is not null;
create index payment_readings_by_transaction on payment_readings (transaction_number) where transaction_number is not null;
create index payment_readings_with_text on payment_readings (order_id) where text is not null;
comment on column payment_readings.fields is 'PaymentFields';
