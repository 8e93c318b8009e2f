-- What staff write: pages, articles, projects, services and configurations, each by its kind and key. The shop shows what
-- was published, from the tables it reads; here are the draft that waits and every version there was.
create table writings (
  kind text not null check (kind in ('page', 'post', 'project', 'service', 'configuration')),
  key text not null,
  -- Nothing where nothing waits to be published.
  draft jsonb,
  -- Grows with every change; who saves says which one was read.
  revision integer not null default 0,
  changed_at timestamptz,
  changed_by uuid references staff,
  publish_at timestamptz,
  -- Why a scheduled publication did not come about.
  publish_failure text,
  -- Translations whose source was changed after them: a list of { locale, source, translation, since }.
  outdated jsonb not null default '[]',
  primary key (kind, key),
  check (publish_at is null or draft is not null)
);
create index on writings (publish_at) where publish_at is not null;

create table writing_versions (
  kind text not null,
  key text not null,
  version integer not null check (version > 0),
  data jsonb not null,
  published_at timestamptz not null,
  -- Nobody where it was in the shop before staff wrote here.
  published_by uuid references staff,
  primary key (kind, key, version),
  foreign key (kind, key) references writings
);
