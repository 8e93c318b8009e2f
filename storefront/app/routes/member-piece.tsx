import { inLocale, type Locale } from '@fitout/contract/locales.ts'
import { filterProducts, findProduct } from '@fitout/contract/products.ts'
import { pathTo } from '@fitout/contract/storefront-paths.ts'
import { localised } from '@fitout/contract/localised.ts'
import { MemberPiecePage } from '../features/memberships/store/member-piece-page.tsx'
import { pictureIn } from '../shared/catalogue/picture-in.ts'
import { productCardView } from '../shared/catalogue/product-card-view.ts'
import { inOneLanguage } from '../shared/i18n/in-one-language.ts'
import { alternatePaths } from '../shared/page/alternate-paths.ts'
import { listingIn } from '../shared/page/listing-in.ts'
import { pageRequest } from '../shared/page/page-request.ts'
import { redirectToRightSlug } from '../shared/page/right-slug.ts'
import type { Route } from './+types/member-piece.ts'

const shownOthers = 4

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { call, locale, configuration } = context.get(pageRequest)
  const constants = (await configuration())['shop-constants']
  const { data } = await call(findProduct, { params: { store_id: constants.mini_store_id, id: params.id } })
  const slug = inLocale(data.slug, locale)
  const pathIn = (one: Locale) => pathTo('member-piece', one, { id: data._id, slug: inLocale(data.slug, one) })
  redirectToRightSlug(url, pathIn(locale))
  const [variant] = data.variants
  const listed = await call(filterProducts, {
    params: { store_id: constants.mini_store_id },
    query: { facets: 'false', per_page: shownOthers + 1 },
  })
  const others = listed.data.filter(({ _id }) => _id !== data._id).slice(0, shownOthers)
  return {
    alternates: alternatePaths(data.title, pathIn),
    others: others.map((card) => ({ ...productCardView(card, locale), points: card.point_price ?? 0 })),
    channels: inOneLanguage(constants.payment_channels, locale),
    piece: {
      id: data._id,
      slug,
      ...localised({ title: data.title, summary: data.summary, descriptionHtml: data.description_html }, locale),
      ...listingIn(data, locale),
      pictures: data.pictures.map((picture) => pictureIn(picture, locale)),
      variantId: variant?._id ?? '',
      points: variant?.point_price ?? 0,
      money: variant?.price ?? 0,
      isAvailable: variant?.availability === 'ONLINE_BOOKING_AVAILABLE',
      lowStock: variant?.low_stock ?? null,
    },
  }
}

export default function MemberPiece({ loaderData }: Route.ComponentProps) {
  const { piece, others, channels } = loaderData
  return <MemberPiecePage key={piece.id} piece={piece} others={others} channels={channels} />
}
