import type { Answer } from '@fitout/contract/endpoint.ts'
import { inLocale, type Locale } from '@fitout/contract/locales.ts'
import type { filterProducts } from '@fitout/contract/products.ts'
import { type Langs, localised } from '@fitout/contract/localised.ts'
import type { PictureView } from '@fitout/ui/picture.tsx'
import { sameList } from '../page/same-list.ts'

export type ProductCard = Answer<typeof filterProducts>['data'][number]

/**
 * What a card in a list shows, in one language. A page carries its cards twice, as HTML and as data: what is as usual is
 * left out.
 */
export type ProductCardView = Langs<'title' | 'summary'> & {
  id: string
  kind?: 'SERVICE'
  title: string
  slug: string
  /** The version it speaks of, where its page would open with another. */
  variantId?: string
  summary: string
  picture: PictureView
  hoverPicture?: PictureView
  price: number
  /** Where it is on sale. */
  originalPrice?: number
  isFrom?: true
  percentOff?: number
  isSoldOut?: true
  /** Where there are any. */
  ratings?: { average: number; count: number }
  /** Where there are several. */
  colours?: { title: string; swatch: string | null }[]
}

export function productCardView(card: ProductCard, locale: Locale): ProductCardView {
  const { variant_id, hover_picture, price_from: price, original_price_from, rating_average, rating_count } = card
  return {
    id: card._id,
    ...(card.kind === 'SERVICE' && { kind: card.kind }),
    ...localised({ title: card.title, summary: card.summary }, locale),
    slug: inLocale(card.slug, locale),
    ...(variant_id !== null && { variantId: variant_id }),
    picture: silent(card.picture),
    ...(hover_picture && { hoverPicture: silent(hover_picture) }),
    price,
    ...(original_price_from > price && { originalPrice: original_price_from }),
    ...(card.has_price_range && { isFrom: true }),
    ...(card.discount_percent > 0 && { percentOff: card.discount_percent }),
    ...(card.availability === 'NOT_ACCEPTED' && { isSoldOut: true }),
    ...(rating_average !== null && rating_count > 0 && { ratings: { average: rating_average, count: rating_count } }),
    ...(card.colours.length > 1 && {
      colours: card.colours.map(({ title, swatch }) => ({ title: inLocale(title, locale), swatch })),
    }),
  }
}

/** In a list the title names the piece; a page of pictures would carry their words for nothing. */
function silent({ url, width, height, widths, colour, focus }: ProductCard['picture']): PictureView {
  return { url, width, height, widths: sameList(widths), colour, ...(focus && { focus }), alt: '' }
}
