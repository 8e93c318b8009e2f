import type { Translated } from '../message-types.ts'
import type { orderAgain as source } from '../zh/order-again.ts'

export const orderAgain: Translated<typeof source> = {
  again: 'Order again',
  added: 'On your booking form again',
  some: 'Not everything could be added as before:',
  prices: 'Added. Some prices have changed:',
  gone: '<name>{title}</name> is no longer sold',
  soldOut: '<name>{title}</name> is out of stock',
  failed: '<name>{title}</name> could not be added; please try again later',
  fewer: '<name>{title}</name>: only {count, number} left',
  price: '<name>{title}</name> now costs {price}',
}
