import type { Answer } from '@fitout/contract/endpoint.ts'
import type { findStaffProduct } from '@fitout/contract/staff/products.ts'

export type Product = Answer<typeof findStaffProduct>['data']

/** The screen of the shop that shows it. */
export function screenOf({ kind, store }: Product) {
  if (store === 'MINI') return 'member-piece'
  return kind === 'SERVICE' ? 'service' : 'product'
}

export const hasParcel = ({ parcel }: Product['variants'][number]) => Object.values(parcel).every((one) => one !== null)
