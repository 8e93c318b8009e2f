import { type Cents, roundedShare } from '@fitout/contract/money.ts'

/** The price of a unit on sale. The reduction is rounded half up. */
export function salePrice(originalCents: Cents, salePercent: number): Cents {
  return originalCents - roundedShare(originalCents, salePercent, 100)
}
