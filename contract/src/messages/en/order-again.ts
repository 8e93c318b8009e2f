import type { Translated } from '../message-types.ts'
import type { orderAgain as source } from '../zh/order-again.ts'

export const orderAgain: Translated<typeof source> = {
  again: 'Order again',
  added: 'On your booking form again',
  some: 'Not everything could be added as before:',
  prices: 'Added. Some prices have changed:',
  gone: '{title} is no longer sold',
  soldOut: '{title} is out of stock',
  failed: '{title} could not be added; please try again later',
  fewer: '{title}: only {count, number} left',
  price: '{title} now costs {price}',
}
