-- What staff answer again and again, in the languages of the studio. Fields such as {subject} are filled in before sending.
create table reply_templates (
  id uuid primary key,
  title text not null,
  zh text not null default '',
  cn text not null default '',
  en text not null default '',
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index on reply_templates (title, id);
