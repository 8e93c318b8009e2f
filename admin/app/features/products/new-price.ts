export const roundings = ['cents', 'dollar', 'ten', 'eight'] as const
export type Rounding = (typeof roundings)[number]

const round: Record<Rounding, (dollars: number) => number> = {
  cents: (dollars) => Math.round(dollars * 100) / 100,
  dollar: (dollars) => Math.round(dollars),
  ten: (dollars) => Math.round(dollars / 10) * 10,
  // To the nearest price that ends in 8, as is customary in shops.
  eight: (dollars) => Math.max(8, Math.round((dollars - 8) / 10) * 10 + 8),
}

/** A price in dollars, raised or lowered by a percentage. A zero price stays zero, and no other price becomes zero. */
export function newPrice(price: number, percent: number, rounding: Rounding): number {
  if (price === 0) return 0
  // In cents first: 1.1 × 1.1 is slightly too much.
  const exact = Math.round(price * (100 + percent)) / 100
  return round[rounding](exact) || round.cents(exact)
}
