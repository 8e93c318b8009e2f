import { inLocale, type Locale } from '@fitout/contract/locales.ts'
import { findProduct } from '@fitout/contract/products.ts'
import { pathTo } from '@fitout/contract/storefront-paths.ts'
import { told } from '@fitout/contract/told.ts'
import { MemberPiecePage } from '../features/member-store/member-piece-page.tsx'
import { pictureIn } from '../shared/catalogue/picture-in.ts'
import { spoken } from '../shared/i18n/spoken.ts'
import { alternatePaths } from '../shared/page/alternate-paths.ts'
import { pageRequest } from '../shared/page/page-request.ts'
import { redirectToRightSlug } from '../shared/page/right-slug.ts'
import type { Route } from './+types/member-piece.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { call, locale, configuration } = context.get(pageRequest)
  const constants = (await configuration())['shop-constants']
  const { data } = await call(findProduct, { params: { store_id: constants.mini_store_id, id: params.id } })
  const slug = inLocale(data.slug, locale)
  const pathIn = (one: Locale) => pathTo('member-piece', one, { id: data._id, slug: inLocale(data.slug, one) })
  redirectToRightSlug(url, pathIn(locale))
  const [variant] = data.variants
  return {
    alternates: alternatePaths(data.title, pathIn),
    channels: spoken(constants.payment_channels, locale),
    piece: {
      id: data._id,
      slug,
      ...told({ title: data.title, summary: data.summary, descriptionHtml: data.description_html }, locale),
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
  const { piece, channels } = loaderData
  return <MemberPiecePage key={piece.id} piece={piece} channels={channels} />
}
