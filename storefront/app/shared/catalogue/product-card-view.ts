import type { Answer } from '@fitout/contract/endpoint.ts'
import { slugOf } from '@fitout/contract/formats.ts'
import { inLocale, type Locale } from '@fitout/contract/locales.ts'
import type { filterProducts } from '@fitout/contract/products.ts'
import { type Langs, localised } from '@fitout/contract/localised.ts'
import type { PictureView } from '@fitout/ui/picture.tsx'
import { sameList } from '../page/same-list.ts'

/** No card displays a wider picture. */
const widest = 720

export type ProductCard = Answer<typeof filterProducts>['data'][number]

/**
 * A card in a list, in one language. A page carries its cards twice, as HTML and as data, so default values are omitted.
 */
export type ProductCardView = Langs<'title'> & {
  id: string
  kind?: 'SERVICE'
  title: string
  /** Only if it cannot be derived from the title; see `placeOf`. */
  slug?: string
  /** The variant shown, if the product page would open with another one. */
  variantId?: string
  picture: PictureView
  /** Only the fields that differ from the main picture. */
  hoverPicture?: Pick<PictureView, 'url'> & Partial<Pick<PictureView, 'widths' | 'focus'>>
  price: number
  /** Only for products on sale. */
  originalPrice?: number
  isFrom?: true
  percentOff?: number
  isSoldOut?: true
  /** Only if there are any. */
  ratings?: { average: number; count: number }
  /** Only if there are several. */
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

/** The parts of a card that form the address of its page. */
export function placeOf({ id, slug, title }: Pick<ProductCardView, 'id' | 'slug' | 'title'>) {
  return { id, slug: slug ?? slugOf(title) }
}

export type DescribedCardView = Omit<ProductCardView, 'langs'> & Langs<'title' | 'summary'> & { summary: string }

/** A card with a description of its product. */
export function describedCardView(card: ProductCard, locale: Locale): DescribedCardView {
  const { title, summary } = card
  return { ...productCardView(card, locale), ...localised({ title, summary }, locale) }
}

/** The second picture, which replaces the first once it is loaded. */
function second({ url, widths, focus }: ProductCard['picture'], first: ProductCard['picture']) {
  const inCards = (all: number[]) => all.filter((width) => width <= widest).join()
  return {
    url,
    ...(inCards(widths) !== inCards(first.widths) && { widths: sameList(widths) }),
    ...(focus && { focus }),
  }
}

/** A picture without its text: the name is beside it, and the text would only enlarge the page. */
export function silent({ url, width, height, widths, colour, focus }: Omit<PictureView, 'alt'>): PictureView {
  return { url, width, height, widths: sameList(widths), colour, ...(focus && { focus }), alt: '' }
}
