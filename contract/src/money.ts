/** Whole cents, the only form in which money is added, compared or stored. */
export type Cents = number

/** Exact below 2^53 cents: dividing by 100 yields the nearest double, which prints with two decimals. */
export function toDollars(cents: Cents): number {
  return cents / 100
}

export function toCents(amount: number): Cents {
  return Math.round(amount * 100)
}

/** A share of a part, half a cent rounded up. Both arguments are whole numbers and the part is not negative. */
export function roundedShare(cents: Cents, numerator: number, denominator: number): Cents {
  return Number((2n * BigInt(cents) * BigInt(numerator) + BigInt(denominator)) / (2n * BigInt(denominator)))
}

/**
 * Splits an amount over lines in proportion to their weights, so that the parts add up to the amount to the cent.
 * Cents left over go to the largest remainders, earlier lines first. While the amount does not exceed the sum of the
 * weights, no part exceeds its weight.
 */
export function allocate(amount: Cents, weights: Cents[]): Cents[] {
  const whole = weights.reduce((sum, weight) => sum + BigInt(weight), 0n)
  if (whole === 0n) return weights.map(() => 0)
  const shares = weights.map((weight, index) => {
    const product = BigInt(amount) * BigInt(weight)
    return { index, cents: Number(product / whole), remainder: product % whole }
  })
  let left = amount - shares.reduce((sum, share) => sum + share.cents, 0)
  const byRemainder = shares.toSorted((a, b) =>
    a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1,
  )
  for (const share of byRemainder) {
    if (left <= 0) break
    share.cents += 1
    left -= 1
  }
  return shares.map((share) => share.cents)
}

const wholeDollars = new Intl.NumberFormat('en-HK', { maximumFractionDigits: 0 })
const dollarsAndCents = new Intl.NumberFormat('en-HK', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** HK$12,800 or HK$12,800.50, as amounts are written in Hong Kong in every language. */
export function formatDollars(dollars: number): string {
  const size = Math.abs(dollars)
  const digits = (Number.isInteger(size) ? wholeDollars : dollarsAndCents).format(size)
  return `${dollars < 0 ? '\u2212' : ''}HK$${digits}`
}

/** The amount of a change, with its sign. */
export function formatChange(dollars: number): string {
  return dollars > 0 ? `+${formatDollars(dollars)}` : formatDollars(dollars)
}
