/**
 * How points that a refund takes back are paid: by what can be spent, then by vouchers that points since have bought, in
 * their order and whole, and the rest is owed.
 */
export function payTakenBack<Voucher extends { points: number }>(
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

/** A point stays for every whole dollar that is kept. */
export function pointsToTakeBack(earned: number, remainingCents: number): number {
  return Math.max(0, earned - Math.floor(remainingCents / 100))
}

type PointChange = { kind: 'earn' | 'redeem' | 'reverse' | 'adjust'; points: number; owed: number }

/** How a line of the ledger is called: what a refund takes, and what pays a debt, are no gift although both reverse. */
export function nameOfPoints({ kind, points, owed }: PointChange) {
  if (kind !== 'reverse') return kind
  if (owed < 0) return 'repaid'
  return points > 0 ? 'reverse' : 'takenBack'
}
