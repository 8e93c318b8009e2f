-- The person behind an account.
alter table accounts
  add column avatar_file_id uuid references files on delete set null,
  add column gender text check (gender in ('male', 'female')),
  add column country text check (country ~ '^[A-Z]{2}$'),
  -- The person is gone; the bare row stays for the orders that name it.
  add column deleted_at timestamptz;
create index on accounts (avatar_file_id);

alter table verification_codes
  drop constraint verification_codes_purpose_check,
  add check (purpose in (
    'verify-email', 'verify-phone', 'reset-password', 'join-guest',
    'change-email', 'prove-email', 'change-phone', 'prove-phone', 'delete-account'
  ));

-- Who receives deliveries; the address as typed, or in parts from which it is composed in any language.
create table delivery_recipients (
  account_id uuid primary key references accounts on delete cascade,
  name text not null,
  address text not null,
  area_code text not null,
  phone text not null,
  district text,
  sub_district text,
  street text,
  estate text,
  block text,
  floor text,
  flat text,
  updated_at timestamptz not null
);

create table notification_settings (
  account_id uuid primary key references accounts on delete cascade,
  is_notifiable boolean not null default true,
  channels text[] not null default '{EMAIL}' check (channels <@ '{EMAIL,SMS}'),
  language text not null check (language in ('zh', 'cn', 'en')),
  updated_at timestamptz not null
);

-- What was agreed to or withdrawn, and in what words. Nothing here is changed or removed; the newest row counts.
create table consents (
  number bigint generated always as identity primary key,
  account_id uuid not null references accounts,
  content_type text not null check (content_type in (
    'direct_marketing', 'receive_via_sms', 'newsletter', 'delivery_status_update', 'wishlist_products_update'
  )),
  channel text not null check (channel in ('ANY', 'EMAIL', 'SMS')),
  is_accept boolean not null,
  source text not null check (source in ('settings', 'opt-out', 'deletion')),
  wording text not null,
  wording_language text not null check (wording_language in ('zh', 'cn', 'en')),
  wording_version text not null,
  created_at timestamptz not null
);
create index on consents (account_id, content_type, channel, number desc);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is only ever added to', tg_table_name;
end $$;
create trigger only_added_to before update or delete or truncate on consents
  for each statement execute function refuse_change();

-- Contacts that are not to be written to, as keyed hashes. They outlive the account.
create table opt_outs (
  contact_hash bytea primary key,
  created_at timestamptz not null
);

-- The keys of those hashes and of the links in mails, made once; other secrets may change without breaking either.
create table opt_out_keys (
  name text primary key check (name in ('contacts', 'links')),
  value text not null
);
insert into opt_out_keys (name, value) values
  ('contacts', gen_random_uuid() || '-' || gen_random_uuid()),
  ('links', gen_random_uuid() || '-' || gen_random_uuid());

create table personal_data_exports (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  status text not null default 'WAITING' check (status in ('WAITING', 'READY', 'FAILED')),
  created_at timestamptz not null,
  expires_at timestamptz
);
create index on personal_data_exports (account_id, created_at desc);
create index on personal_data_exports (expires_at);

create table post_categories (
  id uuid primary key,
  key text not null unique,
  title jsonb not null,
  slug jsonb not null,
  position integer not null,
  status text not null default 'ACTIVE' check (status in ('ACTIVE', 'INACTIVE'))
);

-- The body is Markdown in each language; a post is public when it is active and its time has come.
create table posts (
  id uuid primary key,
  key text not null unique,
  title jsonb not null,
  slug jsonb not null,
  excerpt jsonb not null,
  body jsonb not null,
  author jsonb not null,
  -- A list of texts in three languages.
  tags jsonb not null default '[]',
  picture_id uuid references pictures,
  picture_alt jsonb,
  status text not null default 'DRAFT' check (status in ('DRAFT', 'ACTIVE', 'INACTIVE')),
  -- Higher ones come first where the order is "recommended".
  rank integer not null default 0,
  published_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (status <> 'ACTIVE' or published_at is not null)
);
create index on posts (published_at desc) where status = 'ACTIVE';

create table post_category_members (
  post_id uuid not null references posts on delete cascade,
  category_id uuid not null references post_categories,
  primary key (post_id, category_id)
);
create index on post_category_members (category_id);

create table post_likes (
  post_id uuid not null references posts on delete cascade,
  account_id uuid not null references accounts on delete cascade,
  created_at timestamptz not null,
  primary key (post_id, account_id)
);
create index on post_likes (account_id, created_at desc);

create table post_comments (
  id uuid primary key,
  post_id uuid not null references posts on delete cascade,
  -- Nobody, once the writer's account is deleted.
  account_id uuid references accounts on delete set null,
  comment text not null,
  status text not null default 'DRAFT' check (status in ('DRAFT', 'ACTIVE', 'HIDDEN')),
  -- Why staff hid it, for its writer.
  reason text,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index on post_comments (post_id, created_at desc) where status = 'ACTIVE';
create index on post_comments (account_id, created_at desc);
