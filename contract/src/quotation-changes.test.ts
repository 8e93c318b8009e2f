import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalJson } from './canonical-json.ts'
import { quotationSigning as cn } from './messages/cn/quotation-signing.ts'
import { quotationSigning as en } from './messages/en/quotation-signing.ts'
import { quotationSigning as zh } from './messages/zh/quotation-signing.ts'
import { lineDollars, subtotalOf, totalsOf } from './quotation-amounts.ts'
import { changesBetween, type QuotationChanges } from './quotation-changes.ts'
import type { QuotationContent, QuotationLine } from './quotation-content.ts'
import { signingVersion } from './quotation-signing.ts'

const id = (n: number) => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`
const groupKeys = ['demolition', 'masonry', 'painting'] as const

const lines = fc.uniqueArray(fc.integer({ min: 1, max: 30 }), { maxLength: 12 }).chain((keys) =>
  fc.tuple(
    ...keys.map((key) =>
      fc.record({
        key: fc.constant(key),
        group: fc.constantFrom(...groupKeys),
        kind: fc.constantFrom('WORK' as const, 'OPTION' as const, 'PROVISIONAL' as const),
        qty: fc.integer({ min: 1, max: 900_000 }).map((thousandths) => thousandths / 1000),
        price: fc.integer({ min: 0, max: 500_000 }).map((cents) => cents / 100),
        title: fc.constantFrom('鋪磚', '油漆', 'Tiles'),
      }),
    ),
  ),
)

type Drawn = { key: number; group: string; kind: QuotationLine['kind']; qty: number; price: number; title: string }

function contentOf(drawn: Drawn[], version: number): QuotationContent {
  const all = drawn.map(({ group, key, kind, qty, price, title }) => {
    const line = { key: id(key), kind, qty, unit: 'ITEM' as const, unit_price: price, title: { zh: title } }
    const rest = { description: {}, material: {}, room: null, set: null, is_default: false }
    return { group, line: { ...line, ...rest, amount: lineDollars(line) } }
  })
  const groups = groupKeys.flatMap((key) => {
    const own = all.filter(({ group }) => group === key).map(({ line }) => line)
    return own.length > 0 ? [{ key, title: { zh: key }, lines: own, subtotal: subtotalOf(own) }] : []
  })
  const terms = { scope: {}, payment: {}, exclusions: {}, period: {}, variations: {}, delay: {}, compliance: {} }
  return {
    number: 'QT-0000-0000',
    version,
    valid_until: '2026-12-12',
    groups,
    discount: null,
    exclusions: [{ zh: `第${drawn.length}項` }],
    terms: { ...terms, 'defects-and-warranty': {}, building: {}, 'insurance-and-ending': {} },
    rates: [],
    delay_per_day: drawn.length,
    delay_cap: 1000,
    plan: [],
    start: null,
    working_days: null,
    end: null,
    work_days: 'MON_SAT',
    stages: [],
    warranties: [],
    cooling_off_days: 7,
    cooling_off_reason: {},
    ...totalsOf(
      all.map(({ line }) => line),
      0,
    ),
  }
}

/** Applies a difference to the older version, using nothing else. */
function apply(before: QuotationContent, changes: QuotationChanges): QuotationContent {
  const after = structuredClone(before) as QuotationContent & Record<string, unknown>
  const all = new Map(after.groups.flatMap((group) => group.lines.map((line) => [line.key, line])))
  const gone = new Set([...changes.removed.map(({ line }) => line.key), ...changes.moved.map(({ key }) => key)])
  for (const group of after.groups) group.lines = group.lines.filter(({ key }) => !gone.has(key))
  for (const { key, field, after: value } of changes.changed) {
    if (key) Object.assign(all.get(key)!, { [field]: value })
    else if (field === 'groups') {
      const kept = new Map(after.groups.map((group) => [group.key as string, group]))
      after.groups = (value as string[]).map(
        (one) => kept.get(one) ?? ({ key: one, title: {}, lines: [], subtotal: 0 } as never),
      )
    } else if (field.startsWith('groups.'))
      after.groups.find((group) => `groups.${group.key}.title` === field)!.title = value as never
    else if (field.startsWith('terms.')) Object.assign(after.terms, { [field.slice(6)]: value })
    else Object.assign(after, { [field]: value })
  }
  const placed = [
    ...changes.added.map(({ group, index, line }) => ({ group, index, line: line as QuotationLine })),
    ...changes.moved.map(({ key, to }) => ({ ...to, line: all.get(key)! })),
  ].toSorted((a, b) => a.index - b.index)
  for (const { group, index, line } of placed)
    after.groups.find(({ key }) => key === group)!.lines.splice(index, 0, line)
  for (const group of after.groups) group.subtotal = subtotalOf(group.lines)
  return Object.assign(after, changes.totals.after)
}

test('R16 the difference of two versions applied to the older gives the newer; a moved line is neither removed nor added', () => {
  fc.assert(
    fc.property(lines, lines, (one, other) => {
      const [before, after] = [contentOf(one, 1), contentOf(other, 2)]
      const changes = changesBetween(before, after)
      expect(canonicalJson(apply(before, changes))).toBe(canonicalJson(after))
      const added = new Set(changes.added.map(({ line }) => line.key))
      expect(changes.removed.filter(({ line }) => added.has(line.key))).toEqual([])
      expect(changes.moved.filter(({ key }) => added.has(key))).toEqual([])
    }),
    { numRuns: 1000 },
  )
})

test('R13 the total is the sum of its rounded lines that count, in any order, to the cent', () => {
  fc.assert(
    fc.property(lines, (drawn) => {
      const all = drawn.map(({ kind, qty, price }) => ({ kind, qty, unit_price: price }))
      const cents = all
        .filter(({ kind }) => kind !== 'OPTION')
        .map(({ qty, unit_price: price }) => {
          const exact = BigInt(Math.round(qty * 1000)) * BigInt(Math.round(price * 100))
          return (exact + 500n) / 1000n
        })
      const sum = Number(cents.reduce((whole, one) => whole + one, 0n)) / 100
      expect([totalsOf(all, 0).total, totalsOf(all.toReversed(), 0).total]).toEqual([sum, sum])
    }),
    { numRuns: 10_000 },
  )
})

test('the canonical form sorts names by their code units and is deterministic', () => {
  const value = { b: [3, { z: null, a: '\u20ac' }], a: 1e21, é: 0.1, '9': 1, '10': -0, gone: undefined }
  expect(canonicalJson(value)).toBe('{"10":0,"9":1,"a":1e+21,"b":[3,{"a":"€","z":null}],"é":0.1}')
})

test('the sentences that a signature agrees to are those of their version', () => {
  expect([signingVersion, zh, cn, en]).toMatchSnapshot()
})
