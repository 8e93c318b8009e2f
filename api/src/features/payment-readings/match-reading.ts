import type { PaymentFields } from './read-payment.ts'
import { isSameNumber } from './read-numbers.ts'

/** The studio's own accounts, to which a payment may go. */
export type OwnAccounts = { payeeNumbers: readonly string[]; payeeNames: readonly string[] }

type Stated = OwnAccounts & {
  cents: number
  reference: string
  /** The approximate time of payment. */
  near: Date | null
}

const daysApart = 3

/** Compares the reading with a payment: true, false, or null if the picture does not show it. It decides nothing. */
export function matchReading(fields: PaymentFields, stated: Stated) {
  const { amount, reference, paid_at: paidAt } = fields
  return {
    is_amount_matched: amount ? amount.value === stated.cents : null,
    is_bank_matched: isOwnAccount(fields, stated),
    is_reference_matched: reference ? reference.value === stated.reference : null,
    is_date_matched: paidAt && stated.near ? isNear(paidAt.value, stated.near) : null,
  }
}

function isOwnAccount({ payee, payee_number: number }: PaymentFields, own: OwnAccounts): boolean | null {
  if (number && own.payeeNumbers.some((known) => isSameNumber(number.value, known))) return true
  if (payee && own.payeeNames.includes(payee.value)) return true
  // Names can be spelled in many ways; a different number is a different account.
  return number ? false : null
}

function isNear(paidAt: string, moment: Date): boolean {
  const paid = new Date(`${paidAt.length === 10 ? `${paidAt}T12:00` : paidAt}:00+08:00`)
  return Math.abs(moment.getTime() - paid.getTime()) <= daysApart * 86_400_000
}

type LookAlike = {
  fields: PaymentFields
  transaction_number: string | null
  distance: number | null
  order_id: string | null
  record_id: string | null
}

/** The bits by which two hashes of the same picture may differ after recompression: 18 of 1024 in a trial. */
export const sameLookBits = 24
/** The limit if neither shows a time or a reference. Screens of one app that differ only in digits differ by 3 bits. */
const sameLookByAmountAlone = 6

/** The first payment that used the same transaction or the same picture. */
export function firstDuplicate<One extends LookAlike>(fields: PaymentFields, others: readonly One[]): One | undefined {
  return others.find((other) => {
    const number = fields.transaction?.value
    if (number !== undefined && other.transaction_number !== null) return number === other.transaction_number
    const known = telling.filter((name) => fields[name] !== undefined || other.fields[name] !== undefined)
    const both = ['amount' as const, ...known].filter((name) => fields[name] !== undefined && other.fields[name])
    const isSamePayment = both.every((name) => fields[name]?.value === other.fields[name]?.value)
    // A fact shown by only one of them may be the difference.
    if (known.length > 0 && !known.some((name) => both.includes(name))) return false
    const bits = known.length > 0 ? sameLookBits : sameLookByAmountAlone
    return other.distance !== null && other.distance <= bits && isSamePayment
  })
}

const telling = ['paid_at', 'reference'] as const
