-- Requested after a look-up by reference and contact, and not by the account that placed the order.
alter table refund_requests add column is_looked_up boolean not null default false;
