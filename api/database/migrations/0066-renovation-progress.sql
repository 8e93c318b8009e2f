-- News of a renovation, by its members' consent.
alter table consents
  drop constraint consents_content_type_check,
  add constraint consents_content_type_check check (content_type in (
    'direct_marketing', 'receive_via_sms', 'newsletter', 'delivery_status_update', 'wishlist_products_update',
    'renovation_progress'));

-- Up to when the news of renovations has been gathered.
alter table notification_settings add column progress_gathered_until timestamptz;
create index on renovation_events (at);
