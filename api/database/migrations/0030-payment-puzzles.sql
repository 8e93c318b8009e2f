-- Money that staff have to look into, each settled once: what a provider told that does not fit, and refunds it refused.
create table payment_puzzles (
  id uuid primary key,
  trouble text not null check (trouble in (
    'unknown-session', 'card-for-an-order', 'another-order', 'another-currency', 'another-amount',
    'order-not-payable', 'refunded-at-provider', 'refund-refused')),
  provider text not null,
  -- The notification that told of it.
  event_id text,
  session_id uuid references payment_sessions,
  refund_id uuid references payment_refunds,
  -- What the provider said when it refused.
  refusal text,
  noted_at timestamptz not null,
  settled_at timestamptz,
  settled_by uuid references staff,
  settled_how text check (settled_how in ('REFUNDED', 'ACCEPTED', 'SENT_AGAIN', 'NOTHING')),
  settled_reason text check (length(settled_reason) between 1 and 500),
  foreign key (provider, event_id) references payment_events,
  check ((event_id is null) = (trouble = 'refund-refused') and (refund_id is not null) = (trouble = 'refund-refused')),
  check (num_nulls(settled_at, settled_by, settled_how, settled_reason) in (0, 4))
);
create index on payment_puzzles (noted_at);
create index on payment_puzzles (session_id);
-- A refund is refused once until somebody has looked into it.
create unique index on payment_puzzles (refund_id) where settled_at is null;

insert into payment_puzzles (id, trouble, provider, event_id, session_id, noted_at)
select gen_random_uuid(), e.trouble, e.provider, e.event_id, s.id, e.received_at
from payment_events e left join payment_sessions s on s.id = e.session_id
where e.trouble is not null;
