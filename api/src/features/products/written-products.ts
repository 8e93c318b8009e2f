import type { findProduct } from '@fitout/contract/products.ts'
import type { Answer } from '@fitout/contract/endpoint.ts'
import type { Written } from '../../http/written.ts'
import type { Catalogue } from '../catalogue/catalogue-service.ts'
import type { WrittenCards } from './live-card.ts'

export type WrittenDetails = {
  answer: Written<Answer<typeof findProduct>>
  /** What it shows besides the product itself. */
  stock: string
  categories: Catalogue['categories']
}

type WrittenProduct = { bytes: number; cards?: WrittenCards; details?: WrittenDetails }

/** What has been written of a product since its last change. */
export function writtenOf({ written }: Catalogue, place: number): WrittenProduct | undefined {
  return written.get(place) as WrittenProduct | undefined
}

export function keepWritten(catalogue: Catalogue, place: number, more: Omit<WrittenProduct, 'bytes'>): void {
  const kept = { ...writtenOf(catalogue, place), ...more }
  catalogue.written.set(place, { ...kept, bytes: bytesOf(kept) } as WrittenProduct)
}

/** Maps, headers and ids around it. */
const entryBytes = 600

/** The values of cards are kept too, for pages; they take about twice as much as the JSON. */
function bytesOf({ cards, details }: Omit<WrittenProduct, 'bytes'>): number {
  let bytes = entryBytes
  if (cards) {
    bytes += 3 * cards.usual.json.length + Object.keys(cards.pictures).length * entryBytes
    // Most of the value is that of the usual card.
    for (const { json } of cards.found.values()) bytes += json.length + entryBytes
  }
  return bytes + (details?.answer.json.length ?? 0)
}
