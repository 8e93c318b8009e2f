-- Pictures that stand within texts: in Markdown, in blocks of pages, in settings, and in drafts of each.

-- The id in the address of a picture, where it stands as it is or in 22 signs.
create function picture_named(name text) returns uuid language sql immutable strict as $$
  select case
    when length(name) = 22 then encode(decode(translate(name, '-_', '+/') || '==', 'base64'), 'hex')
    else name
  end::uuid
$$;

-- The pictures that a text names. `alt` has the words of each language in which it stands there as a picture, empty where it
-- has none; where it is linked only, no words are needed. A draft may hold anything, so nothing is taken for granted.
create function pictures_named_in(written jsonb) returns table (picture_id uuid, alt jsonb) language sql immutable as $$
  select id, jsonb_strip_nulls(jsonb_object_agg(locale, alt))
  from (
    select id, locale, case when bool_or(btrim(words) = '') then '' else max(words) end as alt
    from (
      select picture_named(substring(
          block ->> 'url' from '^/media/([\w-]{22}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?![\w.-])'
        )) as id, locale,
        case when block ? 'widths' then coalesce(block -> 'alt' ->> locale, '') end as words
      from jsonb_path_query(written, 'strict $.** ? (@.url starts with "/media/")', silent => true) block,
        unnest('{zh,cn,en}'::text[]) locale
      union all
      select picture_named(mark[2]), locale, mark[1]
      from unnest('{zh,cn,en}'::text[]) locale,
        jsonb_path_query(written, ('strict $.** ? (exists (@.' || locale || ')).' || locale)::jsonpath, silent => true) text,
        regexp_matches(
          text #>> '{}', '(?:!\[([^]]*)\]\(\s*<?)?/media/([\w-]{22}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?![\w.-])', 'g'
        ) mark
    ) named
    where id is not null
    group by id, locale
  ) in_language
  group by id
$$;

-- Written by the triggers below, so that a process of any release that saves a text keeps it true. A picture may be named that
-- is not there.
create table picture_mentions (
  kind text not null check (kind in (
    'product', 'category', 'post', 'project', 'service', 'page', 'configuration', 'mailing'
  )),
  -- The id of what holds the text, or its slug.
  key text not null,
  is_draft boolean not null,
  picture_id uuid not null,
  alt jsonb not null,
  primary key (kind, key, is_draft, picture_id)
);
create index on picture_mentions (picture_id);
comment on column picture_mentions.alt is 'Words';

create function note_mentions(of_kind text, of_key text, of_draft boolean, written jsonb) returns void language sql as $$
  delete from picture_mentions where kind = of_kind and key = of_key and is_draft = of_draft;
  insert into picture_mentions (kind, key, is_draft, picture_id, alt)
  select of_kind, of_key, of_draft, picture_id, alt from pictures_named_in(written);
$$;

-- Its arguments: the kind, the column of the key, that of the text.
create function note_mentions_of_text() returns trigger language plpgsql as $$
declare
  key text;
  written jsonb;
begin
  if tg_op = 'DELETE' then
    execute format('select ($1).%I::text', tg_argv[1]) into key using old;
  else
    execute format('select ($1).%I::text, ($1).%I', tg_argv[1], tg_argv[2]) into key, written using new;
  end if;
  perform note_mentions(tg_argv[0], key, false, written);
  return null;
end $$;

create function note_mentions_of_draft() returns trigger language plpgsql as $$
begin
  perform note_mentions(new.kind, new.key, true, new.draft);
  return null;
end $$;

create trigger note_mentions after insert or update of description or delete on products
for each row execute function note_mentions_of_text('product', 'id', 'description');
create trigger note_mentions after insert or update of body or delete on posts
for each row execute function note_mentions_of_text('post', 'id', 'body');
create trigger note_mentions after insert or update of story or delete on projects
for each row execute function note_mentions_of_text('project', 'id', 'story');
create trigger note_mentions after insert or update of text or delete on mailings
for each row execute function note_mentions_of_text('mailing', 'id', 'text');
create trigger note_mentions after insert or update of draft on writings
for each row execute function note_mentions_of_draft();
-- Of these each change is a version, and the newest published one is in force.
create trigger note_mentions after insert on contents for each row when (new.published_at is not null)
execute function note_mentions_of_text('page', 'slug', 'blocks');
create trigger note_mentions after insert on configurations for each row when (new.published_at is not null)
execute function note_mentions_of_text('configuration', 'slug', 'data');
