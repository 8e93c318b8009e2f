import type { Answer } from '@fitout/contract/endpoint.ts'
import { toDollars } from '@fitout/contract/money.ts'
import type { listPaymentPuzzles } from '@fitout/contract/staff-payment-puzzles.ts'
import type { PuzzleRow } from './payment-puzzles-queries.ts'

type Puzzle = Answer<typeof listPaymentPuzzles>['data'][number]
type Way = Puzzle['ways'][number]

export function presentPuzzle(row: PuzzleRow): Puzzle {
  const expected = row.refund_cents ?? row.session_cents ?? row.total_cents
  return {
    _id: row.id,
    trouble: row.trouble as Puzzle['trouble'],
    provider: row.provider,
    noted_at: row.noted_at.toISOString(),
    order: orderOf(row),
    expected: expected === null ? null : toDollars(expected),
    came: cameOf(row),
    refusal: row.refusal,
    returned:
      row.returned_cents === null
        ? null
        : { amount: toDollars(row.returned_cents), sent_at: row.returned_at?.toISOString() ?? null },
    ways: row.settled_at ? [] : waysOutOf(row),
    settled: settledOf(row),
  }
}

const acceptable = new Set(['unknown-session', 'another-order', 'another-amount'])

/** How it can be settled as things stand; the order machine has the last word on accepting. */
export function waysOutOf(row: PuzzleRow): Way[] {
  const ways: [Way, boolean][] = [
    ['ACCEPTED', acceptable.has(row.trouble) && isEnough(row) && isPayable(row)],
    ['SENT_AGAIN', row.trouble === 'refund-refused'],
    // What goes back by itself would go back twice.
    ['REFUNDED', row.trouble !== 'card-for-an-order' && row.returned_cents === null],
    ['NOTHING', true],
  ]
  return ways.flatMap(([way, isOpen]) => (isOpen ? [way] : []))
}

/** All that the order costs, or more, in its own currency. */
function isEnough({ details, total_cents: total }: PuzzleRow): boolean {
  const amount = centsOf(details?.['amount'])
  return details?.['currency'] === 'HKD' && amount !== undefined && total !== null && amount >= total
}

function isPayable({ status, payment_status: payment }: PuzzleRow): boolean {
  return (status === 'submitted' || status === 'pending') && payment === 'unpaid'
}

function centsOf(amount: unknown): number | undefined {
  return typeof amount === 'number' && Number.isSafeInteger(amount) && amount >= 0 ? amount : undefined
}

function orderOf({ order_id: _id, reference, status, payment_status: payment }: PuzzleRow): Puzzle['order'] {
  if (!_id || !reference) return null
  type Order = NonNullable<Puzzle['order']>
  return {
    _id,
    reference,
    current_status: status as Order['current_status'],
    payment_status: payment as Order['payment_status'],
  }
}

function cameOf({ details, named_reference: named }: PuzzleRow): Puzzle['came'] {
  if (!details) return null
  const { amount, currency, orderId, providerPayment } = details
  // Of another currency nobody here knows how many cents it has.
  const cents = currency === 'HKD' ? centsOf(amount) : undefined
  return {
    amount: cents === undefined ? saidOf(amount) : toDollars(cents),
    currency: saidOf(currency),
    order: named ?? saidOf(orderId),
    payment: saidOf(providerPayment),
  }
}

/** As it came, cut where it is no more than noise. */
function saidOf(value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null
  return (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, 100)
}

function settledOf(row: PuzzleRow): Puzzle['settled'] {
  if (!row.settled_at || !row.settled_how) return null
  return {
    at: row.settled_at.toISOString(),
    staff_name: row.staff_name ?? '',
    how: row.settled_how as Way,
    reason: row.settled_reason ?? '',
  }
}
