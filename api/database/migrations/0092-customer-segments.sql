-- Customers by a filter that colleagues use again: "regulars of Kwun Tong who agreed to mails".
create table customer_segments (
  id uuid primary key,
  name text not null unique check (length(name) between 1 and 60),
  -- The filter as it stands in the address of the list.
  filter jsonb not null,
  staff_id uuid references staff on delete set null,
  created_at timestamptz not null
);
comment on column customer_segments.filter is 'KeptFilter';
