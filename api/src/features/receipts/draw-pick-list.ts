import { inLocale, type Locale } from '@fitout/contract/locales.ts'
import type { Translated } from '@fitout/contract/messages/message-types.ts'
import type { packingSlips } from '@fitout/contract/messages/zh/packing-slips.ts'
import { fillIn } from '../../words.ts'
import type { PdfDocument } from './pdf-document.ts'
import { quiet } from './pdf-head.ts'
import type { PlaceToPick } from './places-to-pick.ts'

type PickList = { places: readonly PlaceToPick[]; words: Translated<typeof packingSlips>; locale: Locale }

/** Draws what to fetch from the shelves for several orders: each product once in a warehouse, with quantity and orders. */
export function drawPickList(pdf: PdfDocument, { places, words, locale }: PickList): void {
  const { row, rule, space, turn, repeat, start, inner } = pdf
  const widths = [303, 120, 44]
  const cells = (texts: string[]) =>
    texts.map((text, at) => {
      const x = start + widths.slice(0, at).reduce((sum, width) => sum + width + 8, 0)
      return { text, x, width: widths[at] ?? 0, align: at === 2 ? ('end' as const) : ('start' as const) }
    })
  row(
    [
      {
        text: `${words.pickList} · ${fillIn(words.units, { count: unitsOf(places.flatMap(({ lines }) => lines)) })}`,
        x: start,
        width: inner,
        size: 15,
      },
    ],
    14,
  )
  const head = () => {
    row(
      cells([`${words.item} · ${words.sku}`, words.orders, words.quantity]).map((cell) => ({ ...cell, ...quiet })),
      4,
    )
    rule(10)
  }
  head()
  repeat(head)
  for (const { warehouse, lines } of places) {
    if (warehouse) {
      const text = `${inLocale(warehouse, locale)} · ${fillIn(words.units, { count: unitsOf(lines) })}`
      turn(headingWithRow)
      space(8)
      row([{ text, x: start, width: inner, size: 12 }], 6)
      rule(8)
    }
    for (const same of piecesOf(lines)) {
      const [first] = same
      if (!first) continue
      const title = `${inLocale(first.product_title, locale)} · ${inLocale(first.product_variant_title, locale)}`
      const whose = same.map(({ reference, qty }) => `${reference} × ${qty}`).join('\n')
      // A long number takes the whole line.
      row(cells([`${title}\n${first.sku}`, whose, String(unitsOf(same))]), 4)
      rule(8)
    }
  }
  space(4)
}

/** In points. */
const headingWithRow = 80

function piecesOf(lines: PlaceToPick['lines']): PlaceToPick['lines'][] {
  return [...Map.groupBy(lines, ({ sku }) => sku).values()].toSorted((a, b) =>
    (a[0]?.sku ?? '').localeCompare(b[0]?.sku ?? ''),
  )
}

function unitsOf(lines: readonly { qty: number }[]): number {
  return lines.reduce((sum, { qty }) => sum + qty, 0)
}
