import type { Translated } from '../message-types.ts'
import type { orderDesk as source } from '../zh/order-desk.ts'

export const orderDesk: Translated<typeof source> = {
  papers: {
    'packing-slip': '装箱单',
    receipt: '收据',
    language: '单据语言',
  },
}
