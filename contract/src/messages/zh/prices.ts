export const prices = {
  subtotal: '貨品原價',
  productDiscount: '產品優惠',
  shipping: '送貨費',
  freeShipping: '免運費',
  separator: '：',
  total: '應付總額',
} as const satisfies Record<string, string>
