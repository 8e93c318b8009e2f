import type { Answer } from '@fitout/contract/endpoint.ts'
import { inLocale, type Locale } from '@fitout/contract/locales.ts'
import type { filterProducts } from '@fitout/contract/products.ts'
import { type Langs, localised } from '@fitout/contract/localised.ts'
import type { PictureView } from '@fitout/ui/picture.tsx'

export type ProductCard = Answer<typeof filterProducts>['data'][number]

/** What a card in a list shows, in one language. */
export type ProductCardView = Langs<'title' | 'summary'> & {
  id: string
  kind: ProductCard['kind']
  title: string
  slug: string
  /** The version it speaks of, where its page would open with another. */
  variantId: string | null
  summary: string
  picture: PictureView
  hoverPicture: PictureView | undefined
  price: number
  originalPrice: number
  isFrom: boolean
  percentOff: number
  isSoldOut: boolean
  rating: number | null
  ratingCount: number
  colours: { title: string; swatch: string | null }[]
}

export function productCardView(card: ProductCard, locale: Locale): ProductCardView {
  return {
    id: card._id,
    kind: card.kind,
    ...localised({ title: card.title, summary: card.summary }, locale),
    slug: inLocale(card.slug, locale),
    variantId: card.variant_id,
    picture: silent(card.picture),
    hoverPicture: card.hover_picture ? silent(card.hover_picture) : undefined,
    price: card.price_from,
    originalPrice: card.original_price_from,
    isFrom: card.has_price_range,
    percentOff: card.discount_percent,
    isSoldOut: card.availability === 'NOT_ACCEPTED',
    rating: card.rating_average,
    ratingCount: card.rating_count,
    colours: card.colours.map(({ title, swatch }) => ({ title: inLocale(title, locale), swatch })),
  }
}

/** In a list the title names the piece; a page of pictures would carry their words for nothing. */
function silent({ url, width, height, widths, colour, focus }: ProductCard['picture']): PictureView {
  return { url, width, height, widths, colour, focus, alt: '' }
}
