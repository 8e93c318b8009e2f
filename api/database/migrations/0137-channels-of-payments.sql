-- How a payment that staff record came. Null for one on the provider's page, where staff did not say, and for those that the
-- release before records.
alter table order_payments add column channel text check (channel in ('FPS', 'BANK_TRANSFER', 'PAYME', 'ALIPAY_HK',
  'WECHAT_PAY_HK', 'OCTOPUS', 'CASH', 'CHEQUE', 'CARD_TERMINAL', 'OTHER'));
