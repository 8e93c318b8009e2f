import type { PaymentFields } from './read-payment.ts'
import { isSameNumber } from './read-numbers.ts'

/** The studio's own accounts, to which a payment may go. */
export type OwnAccounts = { payeeNumbers: readonly string[]; payeeNames: readonly string[] }

type Stated = OwnAccounts & {
  cents: number
  reference: string
  /** About when it was paid. */
  near: Date | null
}

const daysApart = 3

/** What the reading says about a payment: true, false, or null if the picture does not tell. It decides nothing. */
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
  // A name can be spelled in many ways; another number is another account.
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

/** Bits by which the same picture differs after it was saved again, smaller and poorer: 18 of 1024 in a trial. */
export const sameLookBits = 24
/** The same where neither shows a time or a reference. Screens of one app differ by 3 bits where only digits do. */
const sameLookByAmountAlone = 6

/** The first payment for which the same transaction or the same picture was used. */
export function firstDuplicate<One extends LookAlike>(fields: PaymentFields, others: readonly One[]): One | undefined {
  return others.find((other) => {
    const number = fields.transaction?.value
    if (number !== undefined && other.transaction_number !== null) return number === other.transaction_number
    const known = telling.filter((name) => fields[name] !== undefined || other.fields[name] !== undefined)
    const both = ['amount' as const, ...known].filter((name) => fields[name] !== undefined && other.fields[name])
    const isSamePayment = both.every((name) => fields[name]?.value === other.fields[name]?.value)
    // What one shows and the other does not may be what tells them apart.
    if (known.length > 0 && !known.some((name) => both.includes(name))) return false
    const bits = known.length > 0 ? sameLookBits : sameLookByAmountAlone
    return other.distance !== null && other.distance <= bits && isSamePayment
  })
}

const telling = ['paid_at', 'reference'] as const
