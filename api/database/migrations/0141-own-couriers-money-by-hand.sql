-- Whether the studio itself delivers. Most companies that carry parcels have a page about them; the studio's van has none.
alter table couriers add column is_own boolean not null default false;
-- Few rows.
update couriers set is_own = true where needs = 'ADDRESS' and tracking_url is null;

-- Money that was handed over. `channel` is then BANK_TRANSFER, as the release before knows no other.
alter table payment_records add column by_hand text check (by_hand in ('CASH', 'CHEQUE'));
alter table renovation_refunds add column by_hand text check (by_hand in ('CASH', 'CHEQUE'));
