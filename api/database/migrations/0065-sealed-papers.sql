-- The day until which the papers of a contract are sealed, since its client left the shop.
alter table renovations add column sealed_until date;

-- Signed papers and payments of contracts whose client left: for owners alone, until their day, then erased.
create table sealed_papers (
  id uuid primary key,
  renovation_id uuid not null references renovations on delete cascade,
  kind text not null check (kind in ('QUOTATION', 'SCAN', 'VARIATION', 'CERTIFICATE', 'RECEIPT', 'PICTURE')),
  -- As a file is called: numbers, never a name of a person.
  name text not null,
  storage_key text not null unique,
  type text not null,
  sealed_at timestamptz not null,
  kept_until date not null
);
create index on sealed_papers (renovation_id);
create index on sealed_papers (kept_until);

-- A sealed certificate says in the database no longer where a defect is; the document keeps it.
create or replace function freeze_handover() returns trigger language plpgsql as $$
begin
  if old.client_signed_at is not null and ((new.day, new.handed, new.meters, new.content_hash,
    new.studio_signed_at, new.client_signed_at) is distinct from (old.day, old.handed, old.meters,
    old.content_hash, old.studio_signed_at, old.client_signed_at)
    or (new.content is distinct from old.content and not exists (
      select from renovations where id = old.renovation_id and sealed_until is not null))) then
    raise exception 'a certificate that was signed stays as it is' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
