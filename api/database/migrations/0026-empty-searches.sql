-- Searches that found nothing, for whoever looks after synonyms. Whose they were is not kept.
create table empty_searches (
  locale text not null check (locale in ('zh', 'cn', 'en')),
  keyword text not null check (length(keyword) between 1 and 40),
  searches integer not null default 1 check (searches > 0),
  last_at timestamptz not null,
  primary key (locale, keyword)
);
create index on empty_searches (last_at);
