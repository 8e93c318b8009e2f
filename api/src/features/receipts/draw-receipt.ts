import { hongKongTime } from '@fitout/contract/hong-kong-time.ts'
import { inLocale, type Locale } from '@fitout/contract/locales.ts'
import type { Translated } from '@fitout/contract/messages/message-types.ts'
import type { receipts } from '@fitout/contract/messages/zh/receipts.ts'
import { formatDollars } from '@fitout/contract/money.ts'
import type { OrderOnPaper } from '../orders/orders-service.ts'
import type { PdfDocument } from './pdf-document.ts'
import { drawHead, quiet, recipientOf, type Studio } from './pdf-head.ts'

export type Receipt = {
  order: OrderOnPaper
  studio: Studio
  /** One in each line. */
  waysPaid: string[]
  words: Translated<typeof receipts>
  locale: Locale
}

type Cell = Parameters<PdfDocument['row']>[0][number]

/** Draws a receipt: seller, buyer, each step from items to total, and the payment. */
export function drawReceipt(pdf: PdfDocument, receipt: Receipt): void {
  const { order, studio, words, locale } = receipt
  const lines = linesOf(receipt)
  const head = { studio, title: titleOfReceipt(receipt), recipient: recipientOf(order, locale), facts: facts(receipt) }
  const { row, rule, space } = pdf
  const [left, right, half] = [pdf.start, pdf.start + pdf.inner / 2, pdf.inner / 2]

  drawHead(pdf, head)
  const columns = columnsOf(pdf)
  row(
    [words.item, words.quantity, words.each, words.amount].map((text, at) => ({ ...columns(text, at), ...quiet })),
    4,
  )
  rule(10)
  for (const cells of lines) row(cells.map(columns), 6)
  space(4)
  rule(12)
  const labels = { x: right - 60, width: half - 30 }
  const amounts = { x: right + half - 90, width: 90, align: 'end' as const }
  for (const { step, message, amount } of order.totals.explanation) {
    // By now the order's amount due has been paid.
    const [text, size] = step === 'total' ? [words.total, 13] : [message, 10]
    row(
      [
        { text, ...labels, size },
        { text: formatDollars(amount), ...amounts, size },
      ],
      4,
    )
  }
  space(28)
  row([{ text: words.foot, x: left, width: pdf.inner, ...quiet }])
}

export const titleOfReceipt = ({ words, order }: Pick<Receipt, 'words' | 'order'>) =>
  `${words.title} ${order.reference}`

/** Title, quantity, unit price and amount. */
function linesOf({ order, words, locale }: Receipt): string[][] {
  return order.lines.map((line) => [
    `${inLocale(line.product_title, locale)} · ${inLocale(line.product_variant_title, locale)}`,
    String(line.qty),
    line.is_gift ? words.gift : formatDollars(line.discounted_price_per_unit),
    line.is_gift ? words.gift : formatDollars(line.subtotal_price),
  ])
}

function facts({ order, waysPaid, words }: Receipt): [string, string][] {
  const isPartlyRefunded = order.payment_status === 'paid' && order.refunded > 0
  return [
    [words.reference, order.reference],
    [words.date, hongKongTime(new Date(order.date))],
    ...waysPaid.map((way, at): [string, string] => [at === 0 ? words.wayPaid : '', way]),
    [words.payment, order.payment_status === 'refunded' ? words.refunded : words.paid],
    ...(isPartlyRefunded ? [[words.refundedPart, formatDollars(order.refunded)] as [string, string]] : []),
    ...(order.totals.points > 0 ? [[words.points, `${order.totals.points}`] as [string, string]] : []),
  ]
}

function columnsOf({ start, inner }: PdfDocument) {
  const ends = [inner - 250, inner - 190, inner - 95, inner]
  return (text: string, at: number): Cell => {
    const from = at === 0 ? 0 : (ends[at - 1] ?? 0)
    const width = (ends[at] ?? inner) - from - (at === 0 ? 16 : 0)
    return { text, x: start + from, width, align: at === 0 ? 'start' : 'end' }
  }
}
