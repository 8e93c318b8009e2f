-- What else staff filter and sort customers by, beside the facts: a page is read along one index for each group of them.
alter table customer_facts
  add column language text not null default 'zh',
  -- As lists are sorted by it: empty for none.
  add column email text not null default '',
  add column has_ordered boolean not null default false,
  add column has_points boolean not null default false,
  add column has_renovation boolean not null default false;

-- What they are by their own tables.
create function traits_of_customers() returns table (
  account_id uuid, language text, email text, has_ordered boolean, has_points boolean, has_renovation boolean
) language sql stable as $$
  select a.id, a.language, coalesce(a.email, ''),
    exists (select from orders o where o.account_id = a.id),
    exists (select from memberships m where m.account_id = a.id and m.balance > 0),
    exists (select from renovation_members m where m.account_id = a.id and m."right" = 'CLIENT')
  from accounts a
$$;

-- The release before writes facts without them.
create or replace function keep_registration() returns trigger language plpgsql as $$
begin
  new.registered_at := (select registered_at from accounts where id = new.account_id);
  select t.language, t.email, t.has_ordered, t.has_points, t.has_renovation
    into new.language, new.email, new.has_ordered, new.has_points, new.has_renovation
    from traits_of_customers() t where t.account_id = new.account_id;
  return new;
end $$;

-- When notes are taken, by whichever release: the one before knows nothing of them. No order waits for these rows.
create function keep_traits() returns trigger language plpgsql as $$
begin
  update customer_facts k
    set language = t.language, email = t.email, has_ordered = t.has_ordered, has_points = t.has_points,
      has_renovation = t.has_renovation
    from traits_of_customers() t
    where k.account_id = t.account_id and t.account_id = any(array(select distinct account_id from taken))
      and (k.language, k.email, k.has_ordered, k.has_points, k.has_renovation)
        is distinct from (t.language, t.email, t.has_ordered, t.has_points, t.has_renovation);
  return null;
end $$;
create trigger keep_traits after delete on stale_customer_facts referencing old table as taken
  for each statement execute function keep_traits();

-- Orders and renovations are noted already.
create trigger note_stale_traits after update of language, email on accounts for each row
  when (new.type <> 'TEMP' and (old.language <> new.language or old.email is distinct from new.email))
  execute function note_stale_registration();
create trigger note_stale_traits after insert or delete on memberships
  for each row execute function note_stale_account();
create trigger note_changed_traits after update of balance, account_id on memberships for each row
  when ((old.balance > 0) <> (new.balance > 0) or old.account_id <> new.account_id)
  execute function note_stale_account();
