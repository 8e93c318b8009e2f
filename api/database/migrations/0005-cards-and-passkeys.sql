-- What the shop may know of a saved card; number and code stay with the payment provider.
create table cards (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  provider text not null check (provider in ('sandbox', 'stripe')),
  provider_card text not null,
  brand text not null check (length(brand) between 1 and 40),
  last_four text not null check (last_four ~ '^[0-9]{4}$'),
  expiry_month integer not null check (expiry_month between 1 and 12),
  expiry_year integer not null check (expiry_year between 2000 and 2200),
  is_default boolean not null,
  created_at timestamptz not null,
  unique (provider, provider_card),
  -- At most one default. A unique index would be broken on the way from one default to another within a statement;
  -- this is looked at when the statement ends.
  constraint cards_one_default exclude using btree (account_id with =) where (is_default)
    deferrable initially immediate
);
create index on cards (account_id, created_at desc);

-- And at least one, as soon as there is a card.
create function require_default_card() returns trigger language plpgsql as $$
declare
  owner uuid := case when tg_op = 'DELETE' then old.account_id else new.account_id end;
begin
  if exists (select from cards where account_id = owner)
    and not exists (select from cards where account_id = owner and is_default) then
    raise exception 'an account with cards has a default card' using errcode = '23514', constraint = 'cards_a_default';
  end if;
  return null;
end $$;
create constraint trigger cards_a_default after insert or update or delete on cards
  deferrable initially deferred for each row execute function require_default_card();

-- The provider's name of a customer, under which his cards are kept there.
create table payment_customers (
  account_id uuid not null references accounts on delete cascade,
  provider text not null,
  provider_customer text not null,
  primary key (account_id, provider)
);

-- One visit to the provider's page.
create table payment_sessions (
  id uuid primary key,
  account_id uuid references accounts on delete set null,
  purpose text not null check (purpose in ('SAVE_CARD', 'PAY_ORDER')),
  order_id uuid references orders,
  amount_cents bigint check (amount_cents >= 0),
  currency text check (currency = 'HKD'),
  success_url text not null,
  cancel_url text not null,
  language text not null,
  provider text not null,
  -- Both are empty until the provider has answered.
  provider_session text,
  return_url text,
  provider_payment text,
  status text not null default 'open' check (status in ('open', 'completed', 'ended')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- When the provider was last asked.
  asked_at timestamptz,
  unique (provider, provider_session),
  check ((purpose = 'PAY_ORDER') = (order_id is not null and amount_cents is not null and currency is not null))
);
create index on payment_sessions (order_id);
create index on payment_sessions (created_at) where status = 'open';

-- Every verified notification, acted upon once; `trouble` is what staff should look at.
create table payment_events (
  provider text not null,
  event_id text not null,
  session_id uuid,
  outcome text not null,
  trouble text,
  details jsonb,
  received_at timestamptz not null,
  primary key (provider, event_id)
);
create index on payment_events (received_at) where trouble is not null;

-- The books of the built-in trial provider, which stand in for those of a real one.
create table sandbox_sessions (
  id text primary key,
  request jsonb not null,
  status text not null default 'open' check (status in ('open', 'completed', 'ended')),
  card jsonb,
  -- Cents by the shop's name of the refund.
  refunds jsonb not null default '{}',
  created_at timestamptz not null default now()
);

create table passkeys (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  credential_id text not null unique,
  public_key bytea not null,
  -- How often the authenticator says it was used; one that always says 0 does not count.
  counter bigint not null check (counter >= 0),
  transports text[] not null default '{}',
  name text not null,
  is_synced boolean not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index on passkeys (account_id, created_at desc);

-- One challenge of a session at a time; it is taken away by the answer to it.
create table passkey_challenges (
  session_key text not null,
  purpose text not null check (purpose in ('register', 'login')),
  challenge text not null,
  expires_at timestamptz not null,
  primary key (session_key, purpose)
);
create index on passkey_challenges (expires_at);
