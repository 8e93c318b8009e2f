import type { Translated } from '../message-types.ts'
import type { orderDesk as source } from '../zh/order-desk.ts'

export const orderDesk: Translated<typeof source> = {
  papers: {
    'packing-slip': 'Packing slip',
    receipt: 'Receipt',
    language: 'Language',
  },
}
