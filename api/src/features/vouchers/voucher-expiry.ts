const hongKongOffset = 8 * 3_600_000
const day = 86_400_000

/** Midnight in Hong Kong after the given number of days, counting the day of redemption. */
export function voucherExpiry(redeemedAt: Date, days: number | null): Date | null {
  if (days === null) return null
  const startOfDay = Math.floor((redeemedAt.getTime() + hongKongOffset) / day) * day - hongKongOffset
  return new Date(startOfDay + days * day)
}
