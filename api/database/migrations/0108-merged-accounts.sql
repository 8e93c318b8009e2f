-- Beside writes.
-- What became of the accounts that were merged into one.
create index concurrently if not exists accounts_merged_into on accounts (merged_into) where merged_into is not null;
