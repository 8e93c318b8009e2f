import type { Answer } from '@fitout/contract/endpoint.ts'
import { toDollars } from '@fitout/contract/money.ts'
import type { listUnmatchedPayments } from '@fitout/contract/staff/unmatched-payments.ts'
import type { UnmatchedPaymentRow } from './unmatched-payments-queries.ts'

type UnmatchedPayment = Answer<typeof listUnmatchedPayments>['data'][number]
type Way = UnmatchedPayment['ways'][number]

export function presentUnmatchedPayment(row: UnmatchedPaymentRow): UnmatchedPayment {
  const expected = row.refund_cents ?? row.session_cents ?? row.open_cents
  return {
    _id: row.id,
    trouble: row.trouble as UnmatchedPayment['trouble'],
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

/** The settlements possible now; the order machine has the last word on accepting. */
export function waysOutOf(row: UnmatchedPaymentRow): Way[] {
  const ways: [Way, boolean][] = [
    ['ACCEPTED', acceptable.has(row.trouble) && isEnough(row) && isPayable(row)],
    ['SENT_AGAIN', row.trouble === 'refund-refused'],
    // An automatic refund would be paid twice.
    ['REFUNDED', row.trouble !== 'card-for-an-order' && row.returned_cents === null],
    ['NOTHING', true],
  ]
  return ways.flatMap(([way, isOpen]) => (isOpen ? [way] : []))
}

/** Whether it covers the open amount of the order, in the order's currency. */
function isEnough({ details, open_cents: open }: UnmatchedPaymentRow): boolean {
  const amount = centsOf(details?.['amount'])
  return details?.['currency'] === 'HKD' && amount !== undefined && open !== null && amount >= open
}

function isPayable({ status, payment_status: payment }: UnmatchedPaymentRow): boolean {
  return (status === 'submitted' || status === 'pending') && payment === 'unpaid'
}

function centsOf(amount: unknown): number | undefined {
  return typeof amount === 'number' && Number.isSafeInteger(amount) && amount >= 0 ? amount : undefined
}

function orderOf({
  order_id: _id,
  reference,
  recipient_name,
  status,
  payment_status: payment,
}: UnmatchedPaymentRow): UnmatchedPayment['order'] {
  if (!_id || !reference) return null
  type Order = NonNullable<UnmatchedPayment['order']>
  return {
    _id,
    reference,
    recipient_name: recipient_name ?? '',
    current_status: status as Order['current_status'],
    payment_status: payment as Order['payment_status'],
  }
}

function cameOf({ details, named_reference: named }: UnmatchedPaymentRow): UnmatchedPayment['came'] {
  if (!details) return null
  const { amount, currency, orderId, providerPayment } = details
  // The number of cents is unknown for other currencies.
  const cents = currency === 'HKD' ? centsOf(amount) : undefined
  return {
    amount: cents === undefined ? textOf(amount) : toDollars(cents),
    currency: textOf(currency),
    order: named ?? textOf(orderId),
    payment: textOf(providerPayment),
  }
}

/** The value as it came, truncated. */
function textOf(value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null
  return (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, 100)
}

function settledOf(row: UnmatchedPaymentRow): UnmatchedPayment['settled'] {
  if (!row.settled_at || !row.settled_how) return null
  return {
    at: row.settled_at.toISOString(),
    staff_name: row.staff_name ?? '',
    how: row.settled_how as Way,
    reason: row.settled_reason ?? '',
  }
}
