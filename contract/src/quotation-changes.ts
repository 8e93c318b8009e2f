import { z } from 'zod'
import { canonicalJson } from './canonical-json.ts'
import {
  groupKey,
  type QuotationContent,
  type QuotationLine,
  quotationLine,
  quotationTotals,
} from './quotation-content.ts'
import { id } from './wire.ts'

/** The complete difference between two versions of a quotation: applied to the older one, it yields the newer. */

const place = z.object({
  group: groupKey,
  index: z.number().int().meta({ description: 'Among the lines of its group' }),
})

export const quotationChanges = z.object({
  since: z.number().int(),
  version: z.number().int(),
  added: z.array(place.extend({ line: quotationLine })),
  removed: z.array(place.extend({ line: quotationLine })),
  moved: z.array(z.object({ key: id, from: place, to: place })),
  changed: z.array(
    z.object({
      key: id.nullable().meta({ description: 'Of the line; nothing for what stands beside the lines' }),
      field: z.string().meta({ description: 'Of the line, or dotted from the whole document: `terms.payment`' }),
      before: z.json(),
      after: z.json(),
    }),
  ),
  totals: z.object({ before: quotationTotals, after: quotationTotals }),
})
export type QuotationChanges = z.input<typeof quotationChanges>

type Placed = QuotationChanges['added'][number] & { line: QuotationLine }

/** The compared fields of a line. Amounts are left out, since they follow from quantity and price. */
const lineFields = [
  'kind',
  'title',
  'description',
  'material',
  'room',
  'qty',
  'unit',
  'unit_price',
  'amount',
  'set',
  'is_default',
] as const satisfies (keyof QuotationLine)[]

const headFields = [
  'number',
  'version',
  'valid_until',
  'discount',
  'exclusions',
  'rates',
  'delay_per_day',
  'delay_cap',
  'plan',
  'start',
  'working_days',
  'end',
  'work_days',
  'stages',
  'warranties',
  'cooling_off_days',
  'cooling_off_reason',
] as const satisfies (keyof QuotationContent)[]

export function changesBetween(before: QuotationContent, after: QuotationContent): QuotationChanges {
  const [was, is] = [placesOf(before), placesOf(after)]
  const staying = new Set([...is.keys()].filter((key) => was.has(key)))
  const moved = movedKeys(before, after, staying)
  return {
    since: before.version,
    version: after.version,
    added: [...is.values()].filter(({ line }) => !was.has(line.key)),
    removed: [...was.values()].filter(({ line }) => !is.has(line.key)),
    moved: [...is.values()].flatMap((to) => {
      const from = was.get(to.line.key)
      return from && moved.has(to.line.key) ? [{ key: to.line.key, from: bare(from), to: bare(to) }] : []
    }),
    changed: [...changesOfHead(before, after), ...changesOfLines(was, is)],
    totals: { before: totalsIn(before), after: totalsIn(after) },
  }
}

function bare({ group, index }: Placed) {
  return { group, index }
}

function totalsIn({ subtotal, options_total, provisional_total, total }: QuotationContent) {
  return { subtotal, options_total, provisional_total, total }
}

function placesOf({ groups }: QuotationContent): Map<string, Placed> {
  return new Map(
    groups.flatMap((group) => group.lines.map((line, index) => [line.key, { group: group.key, index, line }])),
  )
}

function differs(one: unknown, other: unknown): boolean {
  return canonicalJson(one ?? null) !== canonicalJson(other ?? null)
}

type Change = QuotationChanges['changed'][number]

function change(key: string | null, field: string, before: unknown, after: unknown): Change[] {
  return differs(before, after) ? [{ key, field, before: json(before), after: json(after) }] : []
}

function json(value: unknown): Change['before'] {
  return (value ?? null) as Change['before']
}

function changesOfHead(before: QuotationContent, after: QuotationContent): Change[] {
  const titles = ({ groups }: QuotationContent) => new Map(groups.map(({ key, title }) => [key, title]))
  const [was, is] = [titles(before), titles(after)]
  return [
    ...headFields.flatMap((field) => change(null, field, before[field], after[field])),
    ...Object.keys(after.terms).flatMap((key) => {
      const term = key as keyof QuotationContent['terms']
      return change(null, `terms.${key}`, before.terms[term], after.terms[term])
    }),
    ...change(null, 'groups', [...was.keys()], [...is.keys()]),
    ...[...is].flatMap(([key, title]) => change(null, `groups.${key}.title`, was.get(key), title)),
  ]
}

function changesOfLines(was: Map<string, Placed>, is: Map<string, Placed>): Change[] {
  return [...is].flatMap(([key, { line }]) => {
    const before = was.get(key)?.line
    return before ? lineFields.flatMap((field) => change(key, field, before[field], line[field])) : []
  })
}

/** The fewest lines that have to move so that all others keep their order. */
function movedKeys(before: QuotationContent, after: QuotationContent, staying: Set<string>): Set<string> {
  const moved = new Set(staying)
  for (const { key: group, lines } of after.groups) {
    const former = before.groups.find(({ key }) => key === group)?.lines.map(({ key }) => key) ?? []
    const order = new Map(former.map((key, index) => [key, index]))
    const kept = lines.flatMap(({ key }) => (order.has(key) ? [{ key, was: order.get(key) ?? 0 }] : []))
    for (const key of longestIncreasingSubsequence(kept)) moved.delete(key)
  }
  return moved
}

/** The longest increasing subsequence. Groups are short enough for the quadratic algorithm. */
function longestIncreasingSubsequence(lines: { key: string; was: number }[]): string[] {
  const best: { length: number; previous: number }[] = []
  let last = -1
  for (const [index, { was }] of lines.entries()) {
    const own = { length: 1, previous: -1 }
    for (const [earlier, { length }] of best.entries()) {
      if ((lines[earlier]?.was ?? 0) < was && length + 1 > own.length)
        Object.assign(own, { length: length + 1, previous: earlier })
    }
    best.push(own)
    if (own.length > (best[last]?.length ?? 0)) last = index
  }
  const keys: string[] = []
  for (let at = last; at >= 0; at = best[at]?.previous ?? -1) keys.push(lines[at]?.key ?? '')
  return keys
}
