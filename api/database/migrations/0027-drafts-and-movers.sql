-- Which texts of a product stand in Simplified Chinese as a machine wrote them, until somebody has read them.
alter table products add column drafts text[] not null default '{}';

-- Who put units on a shelf or took them away; nobody where the shop was filled by a command.
alter table stock_movements add column staff_id uuid references staff;
