-- A line that staff typed: in no catalogue. Its variant_id is its own, which no variant has.
alter table order_lines add column is_custom boolean not null default false;
