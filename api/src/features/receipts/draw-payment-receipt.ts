import type { Locale } from '@fitout/contract/locales.ts'
import { openPdf } from './pdf-document.ts'
import { drawHead, type Head, quiet } from './pdf-head.ts'

export type PaymentReceipt = {
  head: Head
  /** The text shown on a void receipt; null if it is valid. */
  voided: string | null
  columns: [item: string, amount: string]
  lines: [item: string, amount: string][]
  totals: [label: string, amount: string][]
  foot: string
}

/** Draws the receipt of a payment: payer, channel, purpose and outstanding amount. */
export async function drawPaymentReceipt(receipt: PaymentReceipt, locale: Locale): Promise<Uint8Array<ArrayBuffer>> {
  const { head, voided, columns, lines, totals, foot } = receipt
  const pdf = openPdf(locale, { Title: head.title, Author: head.studio.name })
  const { row, rule, space } = pdf
  const [left, right, half] = [pdf.start, pdf.start + pdf.inner / 2, pdf.inner / 2]
  const amountAt = { x: pdf.start + pdf.inner - 110, width: 110, align: 'end' } as const
  const itemAt = { x: left, width: pdf.inner - 126 }

  drawHead(pdf, head)
  if (voided) row([{ text: voided, x: left, width: pdf.inner, size: 12 }], 14)
  row(
    [
      { text: columns[0], ...itemAt, ...quiet },
      { text: columns[1], ...amountAt, ...quiet },
    ],
    4,
  )
  rule(10)
  for (const [item, amount] of lines) {
    row(
      [
        { text: item, ...itemAt },
        { text: amount, ...amountAt },
      ],
      6,
    )
  }
  space(4)
  rule(12)
  for (const [index, [label, amount]] of totals.entries()) {
    const size = index === 0 ? 13 : 10
    row(
      [
        { text: label, x: right - 60, width: half - 50, size },
        { text: amount, ...amountAt, size },
      ],
      4,
    )
  }
  space(28)
  row([{ text: foot, x: left, width: pdf.inner, ...quiet }])
  return pdf.bytes()
}
