-- Who opened an account, and who changed a way in: what, when and from where. It only grows.
create table account_events (
  id uuid primary key,
  -- Nobody's where somebody tried a contact or a passkey that has no account.
  account_id uuid references accounts,
  kind text not null check (kind in (
    'registered', 'signed-in', 'sign-in-failed', 'signed-out', 'sessions-ended', 'password-changed', 'password-reset',
    'contact-changed', 'passkey-added', 'passkey-removed', 'data-copied', 'deleted'
  )),
  source text,
  user_agent text,
  created_at timestamptz not null
);
create index on account_events (account_id, created_at desc);
create index on account_events (created_at);

-- An entry may lose where it came from, when its person is forgotten, and go when its time is over; nothing else.
create function keep_account_events() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.created_at < now() - interval '180 days' then
    return old;
  end if;
  if tg_op = 'UPDATE' and new.source is null and new.user_agent is null
    and (new.id, new.kind, new.created_at) = (old.id, old.kind, old.created_at)
    and new.account_id is not distinct from old.account_id then
    return new;
  end if;
  raise exception 'account_events is only ever added to';
end $$;
create trigger only_added_to before update or delete on account_events
  for each row execute function keep_account_events();
create trigger never_emptied before truncate on account_events
  for each statement execute function refuse_change();
