-- Texts that want a translator, found once after each change of what they are part of. The texts themselves stay where they are.
create table translation_gaps (
  kind text not null check (kind in ('page', 'post', 'project', 'service', 'configuration', 'product')),
  key text not null,
  -- Among those of one piece, in the order in which it is read.
  position integer not null,
  place text not null,
  locale text not null check (locale in ('zh', 'cn', 'en')),
  state text not null check (state in ('missing', 'outdated', 'drafted')),
  primary key (kind, key, position)
);
create index translation_gaps_by_state on translation_gaps (locale, state, kind, key, position);

-- What was changed since its gaps were found. Nothing is unique, so that no change waits for another.
create table stale_texts (
  id bigint generated always as identity primary key,
  kind text not null,
  key text not null
);

create function note_stale_text() returns trigger language plpgsql as $$
declare
  changed jsonb;
begin
  if tg_op = 'DELETE' then changed := to_jsonb(old); else changed := to_jsonb(new); end if;
  insert into stale_texts (kind, key) values (
    case tg_argv[0]
      when 'writing' then changed ->> 'kind'
      when 'product' then case changed ->> 'kind' when 'SERVICE' then 'service' else 'product' end
      else tg_argv[0]
    end,
    changed ->> tg_argv[1]);
  return null;
end $$;

create trigger note_stale_text after insert or delete or update of title, excerpt, body, author, tags, picture_alt, status
  on posts for each row execute function note_stale_text('post', 'id');
-- Pictures, films and comparisons of a project are written with it.
create trigger note_stale_text after insert or delete or update of title, summary, story, place, materials, team, picture_alt, status
  on projects for each row execute function note_stale_text('project', 'id');
create trigger note_stale_text after insert or delete or update of title, summary, description, materials, care, drafts, status
  on products for each row execute function note_stale_text('product', 'id');
create trigger note_stale_text after insert or delete or update
  on contents for each row execute function note_stale_text('page', 'slug');
create trigger note_stale_text after insert or delete or update
  on configurations for each row execute function note_stale_text('configuration', 'slug');
create trigger note_stale_text after insert or delete or update of outdated
  on writings for each row execute function note_stale_text('writing', 'key');

-- What a shop has already.
insert into stale_texts (kind, key)
  select 'product', id::text from products where kind = 'GOODS' and status = 'ACTIVE'
  union all select 'service', id::text from products where kind = 'SERVICE'
  union all select 'project', id::text from projects
  union all select 'post', id::text from posts
  union all select distinct 'page', slug from contents
  union all select distinct 'configuration', slug from configurations;
