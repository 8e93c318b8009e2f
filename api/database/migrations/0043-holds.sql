-- From where an order came that is not paid yet: a keyed hash, so that what one source holds can be counted.
alter table orders add column source text;
create index on orders (source) where source is not null;

-- How long an order is held is a setting; texts name it instead of a figure that another setting makes a lie.
update contents set blocks = regexp_replace(blocks::text,
  '\m72((?:\s|\\n|-)*(?:hour|小時|小时))', '{{offline_hold_hours}}\1', 'g')::jsonb
where slug in ('payment-terms-and-special-fees', 'refund-policy') and published_at is not null;
update configurations set data = regexp_replace(data::text,
  '\m72((?:\s|\\n|-)*(?:hour|小時|小时))', '{{offline_hold_hours}}\1', 'g')::jsonb
where slug in ('response-messages', 'shop-constants') and published_at is not null;
