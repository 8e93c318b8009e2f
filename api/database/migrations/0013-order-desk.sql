-- A proof that staff have refused stays with its order until the customer hands in a better one.
alter table orders
  add column proof_refused_at timestamptz,
  add column proof_refusal text,
  add check ((proof_refused_at is null) = (proof_refusal is null));
create index on orders (created_at desc, id);
create index orders_proofs_to_check on orders (proof_uploaded_at)
  where status = 'pending' and payment_status = 'unpaid' and proof_refused_at is null;

-- What staff tell each other about an order.
create table order_notes (
  id uuid primary key,
  order_id uuid not null references orders on delete cascade,
  staff_id uuid not null references staff,
  text text not null,
  created_at timestamptz not null default clock_timestamp()
);
create index on order_notes (order_id, created_at);
create index on order_notes (staff_id);
