import type { Context } from '../../context.ts'
import { findForm, pictureIdOf } from '../pictures/pictures-service.ts'
import { findPublishedContent } from './contents-queries.ts'

// The widths that screens from the smallest phone to a wide desktop need; others are made on request.
const defaultWidths = { from: 160, to: 1600 } as const

type Shown = { url: string; widths: number[] }

/**
 * Generates the pictures of a page in advance, from the top, so that the first visitor of a new shop does not wait. One
 * at a time, so that requested pictures find a free slot.
 */
export async function pregeneratePictures(context: Context, slug: string, signal: AbortSignal): Promise<void> {
  const content = await findPublishedContent(context.db, slug)
  for (const [index, { url, widths }] of picturesIn(content?.blocks).entries()) {
    // The first one is shown in full width on the largest screens.
    const wanted = widths.filter((width) => index === 0 || (width >= defaultWidths.from && width <= defaultWidths.to))
    for (const width of wanted) {
      if (signal.aborted) return
      await findForm(context, pictureIdOf(url), width, 'avif')
    }
  }
}

function isPicture(value: object): value is Shown {
  return 'url' in value && typeof value.url === 'string' && 'widths' in value && Array.isArray(value.widths)
}

function picturesIn(value: unknown): Shown[] {
  if (typeof value !== 'object' || value === null) return []
  return isPicture(value) ? [value] : Object.values(value).flatMap(picturesIn)
}
