import type { Context } from '../../context.ts'
import { findForm, pictureIdOf } from '../pictures/pictures-service.ts'
import { findPublishedContent } from './contents-queries.ts'

// What screens from the smallest phone to a wide desk ask for; wider ones are made when one comes.
const defaultWidths = { from: 160, to: 1600 } as const

type Shown = { url: string; widths: number[] }

/**
 * Makes the pictures of a page before anyone asks for them, from its top downwards: the first visitor of a new shop
 * waits for none. One at a time, so that pictures that are asked for meanwhile find a free place.
 */
export async function readyPictures(context: Context, slug: string, signal: AbortSignal): Promise<void> {
  const content = await findPublishedContent(context.db, slug)
  for (const [index, { url, widths }] of picturesIn(content?.blocks).entries()) {
    // The first one is seen in full width on the largest screens.
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
