import type { Translated } from '../message-types.ts'
import type { packingSlips as source } from '../zh/packing-slips.ts'

export const packingSlips: Translated<typeof source> = {
  title: 'Packing slip',
  reference: 'Order',
  date: 'Placed',
  courier: 'Delivery',
  collection: 'Collection',
  trackingNumber: 'Tracking number',
  item: 'Piece',
  sku: 'SKU',
  quantity: 'Quantity',
  units: 'Units in all: {count}',
  note: 'Customer’s note',
  foot: 'Please count the pieces when they arrive. If one is missing or damaged, please tell us soon.',
  collectionFoot:
    'Please count the pieces when you collect them. If one is missing or damaged, please tell us at once.',
  labels: 'Address labels',
  pickList: 'Pick list',
  orders: 'Orders',
}
