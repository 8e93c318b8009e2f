-- On which day the studio itself carries an order to its customer.
create table delivery_stops (
  order_id uuid primary key references orders on delete cascade,
  day date not null,
  planned_by uuid references staff,
  planned_at timestamptz not null
);
create index on delivery_stops (day);
