-- Takings of finished days by way of payment, `ONLINE` on the provider's page. Each day with paid orders has rows: days summed
-- before have none, and are summed again.
create table channel_days (
  day date not null,
  channel text not null,
  orders integer not null check (orders > 0),
  cents bigint not null,
  primary key (day, channel)
);
