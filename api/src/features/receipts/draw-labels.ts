import { inLocale, type Locale } from '@fitout/contract/locales.ts'
import type { OrderToPack } from '../orders/orders-service.ts'
import type { PdfDocument } from './pdf-document.ts'
import { quiet, recipientOf, type Studio } from './pdf-head.ts'

type Label = { order: OrderToPack; locale: Locale }
type Labels = { parcels: readonly Label[]; studio: Studio; locale: Locale }

// Three rows of two fit a sheet with room to cut.
const height = 200
const gap = 24

/**
 * Draws address labels, two per row, to cut out and stick on parcels. The place is in the language of the order, like the
 * address typed; the rest is for those who sort the parcels.
 */
export function drawLabels({ row, rule, space, turn, start, inner }: PdfDocument, labels: Labels): void {
  const { parcels, studio, locale } = labels
  const width = (inner - gap) / 2
  for (let at = 0; at < parcels.length; at += 2) {
    const pair = parcels.slice(at, at + 2)
    const beside = (textOf: (label: Label) => string, size: number) =>
      row(
        pair.map((label, index) => ({ text: textOf(label), x: start + index * (width + gap), width, size })),
        4,
      )
    turn(height)
    row(
      pair.map(({ order }, index) => ({
        text: `${studio.name} · ${order.reference} · ${inLocale(order.courier, locale)}`,
        x: start + index * (width + gap),
        width,
        ...quiet,
      })),
      6,
    )
    beside(({ order }) => order.recipient_name, 15)
    beside((label) => recipientOf(label.order, label.locale).slice(1).join('\n'), 11)
    space(14)
    rule(18)
  }
}
