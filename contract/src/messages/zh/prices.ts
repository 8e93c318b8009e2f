export const prices = {
  subtotal: '貨品原價',
  productDiscount: '產品優惠',
  shipping: '送貨費',
  freeShipping: '免運費',
  separator: '：',
  total: '應付總額',
  spendMore: '再買 {amount}',
  addMore: '再加 {count} 件',
  voucherUnknown: '這個優惠碼未能使用，請核對後再試。',
  voucherElsewhere: '這張優惠券不適用於已選的貨品。',
  voucherSavesNothing: '這張優惠券暫時不能再減，請留待下次使用。',
  and: '並',
} as const satisfies Record<string, string>
