-- Written before the first picture of the demo is kept, so that a demo whose filling broke off is known as one.
create table begun_demos (
  id boolean primary key default true check (id),
  begun_at timestamptz not null
);
