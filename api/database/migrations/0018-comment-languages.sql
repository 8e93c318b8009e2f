-- The language of the page on which a comment was written: how its letters are set and read aloud.
alter table post_comments add column language text check (language in ('zh', 'cn', 'en'));
