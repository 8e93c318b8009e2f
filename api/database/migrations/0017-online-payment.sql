-- A channel is how a transfer comes; payment online has none.
alter table orders alter column payment_channel drop not null;
update orders set payment_channel = null where payment_method = 'ONLINE';
alter table orders add constraint orders_channel_of_transfers
  check ((payment_method = 'OFFLINE') = (payment_channel is not null));

-- `returned`: money came for an order that could no longer be paid, and goes back.
alter table payment_sessions
  drop constraint payment_sessions_status_check,
  add constraint payment_sessions_status_check check (status in ('open', 'completed', 'ended', 'returned')),
  -- The card that paid, as far as the provider tells.
  add column card_brand text check (length(card_brand) between 1 and 40),
  add column card_last_four text check (card_last_four ~ '^[0-9]{4}$'),
  add column completed_at timestamptz;
-- An order has one page at a time, and is paid by one payment.
create unique index payment_sessions_one_page on payment_sessions (order_id) where status = 'open';
create unique index payment_sessions_one_payment on payment_sessions (order_id) where status = 'completed';

-- Money that goes back by the way it came, once for a key.
create table payment_refunds (
  id uuid primary key,
  session_id uuid not null references payment_sessions,
  key text not null check (length(key) between 1 and 100),
  amount_cents bigint not null check (amount_cents > 0),
  created_at timestamptz not null,
  -- Both are empty until the provider has taken it.
  provider_refund text,
  sent_at timestamptz,
  unique (session_id, key)
);
create index on payment_refunds (created_at) where sent_at is null;
