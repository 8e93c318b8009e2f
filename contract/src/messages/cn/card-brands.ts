import type { Translated } from '../message-types.ts'
import type { cardBrands as source } from '../zh/card-brands.ts'

export const cardBrands: Translated<typeof source> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  unionpay: '银联',
  amex: 'American Express',
  jcb: 'JCB',
  other: '信用卡',
}
