-- What was seen in the shop, by day: how often, and never by whom.
create table figure_tallies (
  kind text not null check (kind in (
    'screen', 'piece', 'project', 'source', 'campaign', 'language', 'search', 'empty-search'
  )),
  -- In Hong Kong.
  day date not null,
  key text not null check (length(key) <= 200),
  count bigint not null check (count > 0),
  primary key (kind, day, key)
);
