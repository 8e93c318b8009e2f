/**
 * How the points that a refund takes back are paid: from the balance, then by cancelling vouchers bought with points
 * since, whole and in order. What remains is owed.
 */
export function coverClawback<Voucher extends { points: number }>(
  points: number,
  { balance, vouchers }: { balance: number; vouchers: readonly Voucher[] },
): { vouchers: Voucher[]; owed: number } {
  const taken: Voucher[] = []
  let missing = points - balance
  for (const voucher of vouchers) {
    if (missing <= 0) break
    taken.push(voucher)
    missing -= voucher.points
  }
  return { vouchers: taken, owed: Math.max(0, missing) }
}

/** The points that a refund takes back: an order keeps one for every whole dollar still paid. */
export function pointsToClawBack(earned: number, remainingCents: number): number {
  return Math.max(0, earned - Math.floor(remainingCents / 100))
}

type PointChange = { kind: 'earn' | 'redeem' | 'reverse' | 'adjust'; points: number; owed: number }

/** The message key of a ledger entry. Refunds and debt payments reverse points too, but are no gifts. */
export function pointChangeKey({ kind, points, owed }: PointChange) {
  if (kind !== 'reverse') return kind
  if (owed < 0) return 'repaid'
  return points > 0 ? 'reverse' : 'takenBack'
}
