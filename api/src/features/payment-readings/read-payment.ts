import type { Box, ReadLine } from '../../adapters/recognition/port.ts'
import { banks, labels } from './labels.ts'
import { likeness } from './likeness.ts'
import { readAmounts } from './read-amounts.ts'
import { readMoment } from './read-moment.ts'
import { isSameNumber, readPayeeNumber, readTransaction } from './read-numbers.ts'
import { findReference, prefixOf, readReference } from './read-reference.ts'
import { type Cell, height, type Row, rowsOf, tidy } from './rows-of-reading.ts'

export type Expected = {
  cents: number
  reference: string
  /** The studio's own numbers and names that payments may go to. */
  payeeNumbers: readonly string[]
  payeeNames: readonly string[]
  now: Date
}

/** As fractions of the picture's width and height. */
type Place = { left: number; top: number; width: number; height: number }

export type ReadField<Value = string> = { value: Value; confidence: number; place: Place }

export type PaymentFields = {
  amount?: ReadField<number>
  paid_at?: ReadField
  reference?: ReadField
  payee?: ReadField
  payee_number?: ReadField
  payer?: ReadField
  bank?: ReadField
  transaction?: ReadField
}

type Size = { width: number; height: number }

export type ReadPayment = { text: string; fields: PaymentFields }

/** Documented in docs/limits.md. */
export const readTextAtMost = 4000

/** Fields below this confidence count as not read. */
const confidentEnough = 0.6
const byForm = 0.8
const oneOfSeveral = 0.6
/** The confidence of a long value that matches the expected one. */
const agreed = 0.9
/** The confidence if one letter differs that is easily confused. */
const doubtful = 0.7

type Candidate<Value> = { value: Value; cell: Cell; weight: number }
type Found<Value = string> = { value: Value; confidence: number; box: Box }

/** A cell with its label: the words before it, left of it or above it. */
type Named = { cell: Cell; text: string; label: string }

/** Extracts the payment from a picture. The text comes from a stranger and is treated as data only. */
export function readPayment(lines: readonly ReadLine[], size: Size, expected: Expected): ReadPayment {
  const rows = rowsOf(lines)
  const named = namedCells(rows)
  const text = rows.map(({ cells }) => cells.map((cell) => cell.text).join('  ')).join('\n')
  const fields = {
    amount: amountIn(named, expected),
    paid_at: momentIn(named, expected),
    reference: referenceIn(named, expected),
    payee: payeeIn(named, expected),
    payee_number: payeeNumberIn(named, expected),
    payer: nameIn(named, labels.payer),
    bank: bankIn(named),
    transaction: transactionIn(named, prefixOf(expected.reference)),
  }
  const read = Object.entries(fields).flatMap(([name, field]) => {
    if (!field || field.confidence < confidentEnough) return []
    const { box, ...rest } = field
    return [[name, { ...rest, place: placeOf(box, size) }]]
  })
  return { text: text.slice(0, readTextAtMost), fields: Object.fromEntries(read) as PaymentFields }
}

function placeOf({ left, top, right, bottom }: Box, { width, height: high }: Size): Place {
  const share = (part: number, whole: number) => Math.min(1, Math.max(0, Math.round((part / whole) * 1e4) / 1e4))
  return {
    left: share(left, width),
    top: share(top, high),
    width: share(right - left, width),
    height: share(bottom - top, high),
  }
}

const anyLabel = new RegExp(
  Object.values(labels)
    .map(({ source }) => `(?:${source})`)
    .join('|'),
  'i',
)

function namedCells(rows: readonly Row[]): Named[] {
  return rows.flatMap(({ cells }, at) =>
    cells.map((cell, index) => {
      const left = cells[index - 1]?.text ?? ''
      const [before, after] = splitLabel(cell.text)
      if (before) return { cell, text: after, label: before }
      return { cell, text: cell.text, label: left || labelAbove(rows[at - 1], cell) }
    }),
  )
}

/** `Reference: FT26…`, `To LUMEN INTERIORS`, `轉賬至拾光設計`: a label and its value without a gap. */
function splitLabel(text: string): [label: string, value: string] {
  const [, before = '', after = ''] = /^([^:\d]{1,40}): ?(.+)$/.exec(text) ?? []
  if (after && anyLabel.test(before)) return [before, after]
  const found = anyLabel.exec(text)
  if (!found || found.index > 2) return ['', text]
  const end = found.index + found[0].length
  // A Latin label ends at a word boundary.
  if (/^\w/.test(text.slice(end)) && /\w$/.test(found[0])) return ['', text]
  const value = text.slice(end).replace(/^[\s.:#]*(?:(?:no|number|id)\b)?[\s.:]*/i, '')
  return /[\p{L}\p{N}]{2}/u.test(value) ? [text.slice(0, end), value] : ['', text]
}

/** A label on the line above its value. */
function labelAbove(above: Row | undefined, { box }: Cell): string {
  const label = above?.cells.length === 1 ? above.cells[0] : undefined
  if (!label || box.top - label.box.bottom > 2.5 * height(box)) return ''
  return anyLabel.test(label.text) && splitLabel(label.text)[0] === '' ? label.text : ''
}

function candidates<Value>(
  named: readonly Named[],
  label: RegExp,
  read: (text: string) => Value | undefined,
): Candidate<Value>[] {
  return named.flatMap((one) => {
    const value = read(one.text)
    return value === undefined ? [] : [{ value, cell: one.cell, weight: label.test(one.label) ? 1 : byForm }]
  })
}

/** The labelled candidate, otherwise the only one, otherwise the first of several with less confidence. */
function best<Value>(found: readonly Candidate<Value>[]): Found<Value> | undefined {
  const heaviest = Math.max(...found.map(({ weight }) => weight))
  const rivals = found.filter(({ weight }) => weight === heaviest)
  const [first] = rivals
  if (!first) return undefined
  const isAlone = rivals.every(({ value }) => value === first.value)
  return fieldOf(first, isAlone ? first.weight : Math.min(first.weight, oneOfSeveral))
}

function fieldOf<Value>({ value, cell }: Candidate<Value>, weight: number): Found<Value> {
  const confidence = /\d/.test(String(value)) ? cell.ofFigures : cell.confidence
  return { value, confidence: Math.round(confidence * weight * 100) / 100, box: cell.box }
}

function amountIn(named: readonly Named[], { cents }: Expected): Found<number> | undefined {
  const found = named
    .filter((one) => !labels.notPaid.test(one.label))
    .flatMap((one) =>
      readAmounts(one.text, cents)
        .filter((value) => value > 0)
        .map((value) => ({ value, cell: one.cell, weight: labels.amount.test(one.label) ? 1 : byForm })),
    )
  if (found.some(({ weight }) => weight === 1)) return best(found.filter(({ weight }) => weight === 1))
  // The amount is the largest text on the screen.
  const tallest = Math.max(...found.map(({ cell }) => height(cell.box)))
  const large = found.filter(({ cell }) => height(cell.box) > 0.8 * tallest)
  return best(large)
}

function momentIn(named: readonly Named[], { now }: Expected): Found | undefined {
  const found = best(candidates(named, labels.paidAt, (text) => readMoment(text, now)))
  // One digit of 11 beside a Chinese character is often lost.
  return found && /-01(?:-|T|$)|-11(?:-|T|$)/.test(found.value)
    ? { ...found, confidence: Math.min(found.confidence, byForm) }
    : found
}

function referenceIn(named: readonly Named[], { reference }: Expected): Found | undefined {
  for (const { cell, label } of named) {
    const found = findReference(cell.text, reference)
    if (!found) continue
    const weight = labels.reference.test(label) ? 1 : byForm
    const field = fieldOf({ value: reference, cell, weight }, weight)
    // Eight letters do not match by chance, whatever the engine's confidence.
    return { ...field, confidence: found === 'same' ? Math.max(field.confidence, agreed) : doubtful }
  }
  // A value other than the expected one may be a misreading: never fully confident.
  return best(
    candidates(named, labels.reference, (text) => readReference(text, prefixOf(reference))).map((one) => ({
      ...one,
      weight: Math.min(one.weight, byForm),
    })),
  )
}

function payeeIn(named: readonly Named[], { payeeNames }: Expected): Found | undefined {
  const own = named.flatMap(({ cell, text, label }) => {
    const name = payeeNames.find((one) => likeness(one, cell.text) >= 0.8)
    return name ? [{ value: name, cell, weight: labels.payee.test(label) || text !== cell.text ? 1 : byForm }] : []
  })
  return best(own.slice(0, 1)) ?? nameIn(named, labels.payee)
}

function nameIn(named: readonly Named[], label: RegExp): Found | undefined {
  const found = candidates(
    named.filter((one) => label.test(one.label) && !labels.reference.test(one.cell.text)),
    label,
    (text) => (/\p{L}{2}/u.test(text) && !/\d{4}/.test(text) && text.length <= 60 ? tidy(text) : undefined),
  )
  return best(found.slice(0, 1))
}

function payeeNumberIn(named: readonly Named[], { payeeNumbers }: Expected): Found | undefined {
  const found = candidates(
    named.filter(({ label }) => !labels.ownAccount.test(label) && !labels.transaction.test(label)),
    labels.payeeNumber,
    readPayeeNumber,
  )
  const own = found.flatMap((one) => {
    const number = payeeNumbers.find((known) => isSameNumber(one.value, known))
    return number ? [{ ...one, value: number, isWhole: !/[*xX•]/.test(one.value) }] : []
  })
  const field = best(own)
  if (!field) return best(found)
  // That many digits do not match by chance either.
  return own.some(({ isWhole }) => isWhole) ? { ...field, confidence: Math.max(field.confidence, agreed) } : field
}

/** Capital letters before digits are sometimes read as one Chinese character: then the number is incomplete. */
const afterHan = /\p{Script=Han}\d{8}/u

function transactionIn(named: readonly Named[], prefix: string): Found | undefined {
  const found = candidates(named, labels.transaction, (text) => readTransaction(text, prefix))
  return best(
    found.map((one) => (afterHan.test(one.cell.text) ? { ...one, weight: Math.min(one.weight, byForm) } : one)),
  )
}

function bankIn(named: readonly Named[]): Found | undefined {
  const nameOf = (text: string) => banks.find(({ is }) => is.test(text))?.name
  const found = named.flatMap(({ cell, label }) => {
    const value = nameOf(cell.text)
    return value ? [{ value, cell, weight: labels.bank.test(label) ? 1 : byForm }] : []
  })
  return best(found)
}
