-- Translations older than their source, as `writings` holds them for texts with drafts and versions.
alter table products add column outdated jsonb not null default '[]';
comment on column products.outdated is 'OutdatedTexts';

create trigger note_confirmed_text after update of outdated
  on products for each row when (old.outdated is distinct from new.outdated) execute function note_stale_text('product', 'id');
