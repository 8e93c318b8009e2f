/** Brands of cards as people know them; one without a name here is a card. */
export const cardBrands = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  unionpay: '銀聯',
  amex: 'American Express',
  jcb: 'JCB',
  other: '信用卡',
} as const
