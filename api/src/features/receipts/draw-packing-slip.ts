import { hongKongTime } from '@fitout/contract/hong-kong-time.ts'
import { inLocale, type Locale } from '@fitout/contract/locales.ts'
import type { Translated } from '@fitout/contract/messages/message-types.ts'
import type { packingSlips } from '@fitout/contract/messages/zh/packing-slips.ts'
import { fillIn } from '../../words.ts'
import type { OrderToPack } from '../orders/orders-service.ts'
import type { PdfDocument } from './pdf-document.ts'
import { drawHead, quiet, recipientOf, type Studio } from './pdf-head.ts'

export type PackingSlip = {
  order: OrderToPack
  studio: Studio
  words: Translated<typeof packingSlips>
  locale: Locale
}

/** Draws a packing slip: content, destination if any, and the customer's wishes, without prices. */
export function drawPackingSlip(pdf: PdfDocument, slip: PackingSlip): void {
  const { order, studio, words, locale } = slip
  const head = {
    studio,
    title: titleOf(slip),
    recipient: recipientOf(isCollected(order) ? { ...order, address: '' } : order, locale),
    facts: facts(slip),
  }
  const lines = order.lines.map((line) => [
    `${inLocale(line.product_title, locale)} · ${inLocale(line.product_variant_title, locale)}`,
    line.sku,
    String(line.qty),
  ])
  const units = order.lines.reduce((sum, { qty }) => sum + qty, 0)
  const sum = fillIn(words.units, { count: units })
  const { row, rule, space, start: x, inner: width } = pdf

  drawHead(pdf, head)
  const columns = columnsOf(pdf)
  row(
    [words.item, words.sku, words.quantity].map((text, at) => ({ ...columns(text, at), ...quiet })),
    4,
  )
  rule(10)
  for (const cells of lines) row(cells.map(columns), 6)
  space(4)
  rule(12)
  row([{ text: sum, x, width, align: 'end' }])
  if (order.note) {
    space(20)
    row([{ text: words.note, x, width, ...quiet }], 2)
    row([{ text: order.note, x, width }])
  }
  space(28)
  row([{ text: isCollected(order) ? words.collectionFoot : words.foot, x, width, ...quiet }])
}

export function titleOf({ order, words }: PackingSlip): string {
  return `${words.title} ${order.reference}`
}

/** An order that is collected has no delivery address. */
function isCollected({ handover }: OrderToPack): boolean {
  return handover === 'COLLECTION'
}

function facts({ order, words, locale }: PackingSlip): [string, string][] {
  const rows: [string, string | null][] = [
    [words.reference, order.reference],
    [words.date, hongKongTime(new Date(order.date))],
    [isCollected(order) ? words.collection : words.courier, inLocale(order.courier, locale)],
    [words.trackingNumber, order.tracking_number],
  ]
  return rows.flatMap(([name, value]) => (value ? [[name, value] as [string, string]] : []))
}

function columnsOf({ start, inner }: PdfDocument) {
  const ends = [inner - 220, inner - 60, inner]
  return (text: string, at: number) => {
    const from = at === 0 ? 0 : (ends[at - 1] ?? 0)
    const width = (ends[at] ?? inner) - from - (at === 2 ? 0 : 16)
    return { text, x: start + from, width, align: at === 2 ? ('end' as const) : ('start' as const) }
  }
}
