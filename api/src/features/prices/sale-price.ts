import { type Cents, roundedShare } from '@fitout/contract/money.ts'

/** What a unit costs on sale; the reduction is rounded half up. */
export function salePrice(originalCents: Cents, salePercent: number): Cents {
  return originalCents - roundedShare(originalCents, salePercent, 100)
}
