-- As cards have it: whose page it was is one of those that the shop knows.
alter table payment_sessions add check (provider in ('sandbox', 'stripe'));
