import { hongKongAreas } from '@fitout/contract/hong-kong-districts.ts'
import { inLocale, type Locale } from '@fitout/contract/locales.ts'
import type { OrderOnPaper } from '../orders/orders-service.ts'
import type { PdfDocument } from './pdf-document.ts'
import type { PdfColours, PdfPicture } from './pdf-steps.ts'

export type Studio = { name: string; contact: string[]; colours: PdfColours; logo?: PdfPicture }

export type Head = {
  studio: Studio
  title: string
  /** Line by line. */
  recipient: string[]
  /** Names and values. */
  facts: [string, string][]
}

export const quiet = { size: 8.5, colour: 'muted' } as const

const labelWidth = 92

/** The header of every document about an order: sender, title, recipient and facts. */
export function drawHead(pdf: PdfDocument, { studio, title, recipient, facts }: Head): void {
  const { row, rule, space, paint } = pdf
  const { name, contact, colours, logo } = studio
  const [left, right, half] = [pdf.start, pdf.start + pdf.inner / 2, pdf.inner / 2]
  paint(colours)
  row(
    [
      // The logo contains the name.
      { text: logo ? '' : name, x: left, width: half, size: 18 },
      { text: contact.join('\n'), x: right, width: half, ...quiet, align: 'end' },
    ],
    0,
    logo,
  )
  space(14)
  rule(20)
  row([{ text: title, x: left, width: pdf.inner, size: 15 }], 12)
  row([
    { text: recipient.join('\n'), x: left, width: half - 24 },
    { text: facts.map(([label]) => label).join('\n'), x: right, width: labelWidth, colour: 'muted' },
    { text: facts.map(([, value]) => value).join('\n'), x: right + labelWidth, width: half - labelWidth },
  ])
  space(24)
}

/** A parcel for collection is addressed to its pick-up point. */
export function recipientOf(order: OrderOnPaper, locale: Locale): string[] {
  const { recipient_name: name, contact_number: number, address, pick_up_point: point } = order
  const place = point
    ? [`${inLocale(point.title, locale)} ${point.code}`, inLocale(point.address, locale)]
    : address
      ? [...address.split('\n'), districtBeside(address, order.district, locale)]
      : []
  return [name, number, ...place].filter(Boolean)
}

/** Customers include the district in their address; staff who order for a customer choose it separately. */
function districtBeside(address: string, district: string | null | undefined, locale: Locale): string {
  const title = hongKongAreas.flatMap(({ districts }) => districts).find(({ key }) => key === district)?.title
  const isWritten = Object.values(title ?? {}).some((name) => address.includes(name))
  return isWritten ? '' : inLocale(title, locale)
}
