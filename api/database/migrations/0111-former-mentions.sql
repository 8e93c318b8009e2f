-- Pictures in the texts that were there before. Only rows that name one are held, until this is done.
with texts as (select id, description from products where description::text like '%/media/%' for share)
insert into picture_mentions (kind, key, is_draft, picture_id, alt)
select 'product', id::text, false, picture_id, alt from texts, pictures_named_in(description)
on conflict do nothing;

with texts as (select id, body from posts where body::text like '%/media/%' for share)
insert into picture_mentions (kind, key, is_draft, picture_id, alt)
select 'post', id::text, false, picture_id, alt from texts, pictures_named_in(body)
on conflict do nothing;

with texts as (select id, story from projects where story::text like '%/media/%' for share)
insert into picture_mentions (kind, key, is_draft, picture_id, alt)
select 'project', id::text, false, picture_id, alt from texts, pictures_named_in(story)
on conflict do nothing;

with texts as (select id, text from mailings where text::text like '%/media/%' for share)
insert into picture_mentions (kind, key, is_draft, picture_id, alt)
select 'mailing', id::text, false, picture_id, alt from texts, pictures_named_in(text)
on conflict do nothing;

with texts as (select kind, key, draft from writings where draft::text like '%/media/%' for share)
insert into picture_mentions (kind, key, is_draft, picture_id, alt)
select kind, key, true, picture_id, alt from texts, pictures_named_in(draft)
on conflict do nothing;

-- A version that comes meanwhile waits, so that none before it is taken for the newest.
lock table contents, configurations in share mode;
with texts as (
  select distinct on (slug) slug, blocks from contents where published_at is not null order by slug, version desc
)
insert into picture_mentions (kind, key, is_draft, picture_id, alt)
select 'page', slug, false, picture_id, alt from texts, pictures_named_in(blocks)
on conflict do nothing;

with texts as (
  select distinct on (slug) slug, data from configurations where published_at is not null order by slug, version desc
)
insert into picture_mentions (kind, key, is_draft, picture_id, alt)
select 'configuration', slug, false, picture_id, alt from texts, pictures_named_in(data)
on conflict do nothing;
