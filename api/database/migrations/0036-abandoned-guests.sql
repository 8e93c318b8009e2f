-- Guests who left are swept away by the time of their first write.
create index accounts_guests on accounts (created_at) where type = 'TEMP';
