import type { Answer } from '@fitout/contract/endpoint.ts'
import { slugOf } from '@fitout/contract/formats.ts'
import { inLocale, type Locale } from '@fitout/contract/locales.ts'
import type { filterProducts } from '@fitout/contract/products.ts'
import { type Langs, localised } from '@fitout/contract/localised.ts'
import type { PictureView } from '@fitout/ui/picture.tsx'
import { sameList } from '../page/same-list.ts'

/** No card asks for a wider one. */
const widest = 720

export type ProductCard = Answer<typeof filterProducts>['data'][number]

/**
 * What a card in a list shows, in one language. A page carries its cards twice, as HTML and as data: what is as usual is
 * left out.
 */
export type ProductCardView = Langs<'title'> & {
  id: string
  kind?: 'SERVICE'
  title: string
  /** Where its title makes another; see `placeOf`. */
  slug?: string
  /** The version it speaks of, where its page would open with another. */
  variantId?: string
  picture: PictureView
  /** What it has of its own beside the other. */
  hoverPicture?: Pick<PictureView, 'url'> & Partial<Pick<PictureView, 'widths' | 'focus'>>
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
  const slug = inLocale(card.slug, locale)
  return {
    id: card._id,
    ...(card.kind === 'SERVICE' && { kind: card.kind }),
    ...localised({ title: card.title }, locale),
    ...(slug !== slugOf(inLocale(card.title, locale)) && { slug }),
    ...(variant_id !== null && { variantId: variant_id }),
    picture: silent(card.picture),
    ...(hover_picture && { hoverPicture: second(hover_picture, card.picture) }),
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

/** What stands of a card in the address of its page. */
export function placeOf({ id, slug, title }: Pick<ProductCardView, 'id' | 'slug' | 'title'>) {
  return { id, slug: slug ?? slugOf(title) }
}

export type DescribedCardView = Omit<ProductCardView, 'langs'> & Langs<'title' | 'summary'> & { summary: string }

/** A card with what it says of its piece. */
export function describedCardView(card: ProductCard, locale: Locale): DescribedCardView {
  const { title, summary } = card
  return { ...productCardView(card, locale), ...localised({ title, summary }, locale) }
}

/** It is shown in the place of the first, and once it is there. */
function second({ url, widths, focus }: ProductCard['picture'], first: ProductCard['picture']) {
  const inCards = (all: number[]) => all.filter((width) => width <= widest).join()
  return {
    url,
    ...(inCards(widths) !== inCards(first.widths) && { widths: sameList(widths) }),
    ...(focus && { focus }),
  }
}

/** What names a picture stands beside it: a page of pictures would carry their words for nothing. */
export function silent({ url, width, height, widths, colour, focus }: Omit<PictureView, 'alt'>): PictureView {
  return { url, width, height, widths: sameList(widths), colour, ...(focus && { focus }), alt: '' }
}
