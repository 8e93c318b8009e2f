import { hongKongAreas } from '@fitout/contract/hong-kong-districts.ts'
import { showDay } from '@fitout/contract/hong-kong-time.ts'
import { inLocale, type Locale } from '@fitout/contract/locales.ts'
import type { Translated } from '@fitout/contract/messages/message-types.ts'
import type { deliveryRuns } from '@fitout/contract/messages/zh/staff/delivery-runs.ts'
import { fillIn } from '../../words.ts'
import type { OrderToPack } from '../orders/orders-service.ts'
import { type PdfDocument, quiet } from '../receipts/pdf-service.ts'

type Run = {
  orders: readonly OrderToPack[]
  day: string
  words: Translated<typeof deliveryRuns>['deliveryRuns']
  locale: Locale
}

// The minimum height of a stop: none is split between pages.
const stopHeight = 110

/**
 * Draws the stops of a run by district: recipient, address, content, and a line for the customer's signature, without
 * prices.
 */
export function drawDeliveryRun(pdf: PdfDocument, { orders, day, words, locale }: Run): void {
  const { row, rule, space, turn, repeat, start, inner } = pdf
  const head = () => row([{ text: `${words.title} · ${showDay(day)}`, x: start, width: inner, ...quiet }], 8)
  row([{ text: `${words.title} · ${showDay(day)}`, x: start, width: inner, size: 15 }], 4)
  row([{ text: fillIn(words.stops, { count: orders.length }), x: start, width: inner, ...quiet }], 14)
  repeat(head)
  const half = (inner - 24) / 2
  for (const [district, stops] of Map.groupBy(orders, (order) => order.district ?? '')) {
    turn(stopHeight)
    row(
      [
        {
          text: fillIn(words.inDistrict, {
            district: districtIn(district, locale) || words.noDistrict,
            count: stops.length,
          }),
          x: start,
          width: inner,
          size: 12,
        },
      ],
      4,
    )
    rule(8)
    for (const { recipient_name: name, contact_number: number, address, note, reference, lines } of stops) {
      turn(stopHeight)
      const where = [name, number, ...address.split('\n'), note && fillIn(words.note, { note })]
        .filter(Boolean)
        .join('\n')
      const pieces = lines.map((line) => {
        const title = `${inLocale(line.product_title, locale)} · ${inLocale(line.product_variant_title, locale)}`
        return `${line.qty} × ${title}`
      })
      row(
        [
          { text: `${reference}\n${where}`, x: start, width: half },
          { text: pieces.join('\n'), x: start + half + 24, width: half },
        ],
        10,
      )
      row([{ text: `${words.signed} ______________________________`, x: start + half + 24, width: half, ...quiet }], 6)
      rule(8)
    }
    space(10)
  }
}

function districtIn(key: string, locale: Locale): string {
  const known = hongKongAreas.flatMap(({ districts }) => districts).find((one) => one.key === key)
  return inLocale(known?.title, locale)
}
