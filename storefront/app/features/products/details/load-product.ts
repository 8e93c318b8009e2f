import { productOffers } from '@fitout/contract/campaigns.ts'
import { allCouriers } from '@fitout/contract/couriers.ts'
import type { Answer } from '@fitout/contract/endpoint.ts'
import { inLocale, type Locale } from '@fitout/contract/locales.ts'
import { type filterProducts, findProduct, productReviews, relatedProductUrls } from '@fitout/contract/products.ts'
import { pathTo } from '@fitout/contract/storefront-paths.ts'
import { localised } from '@fitout/contract/localised.ts'
import { redirect } from 'react-router'
import { productCardView } from '../../../shared/catalogue/product-card-view.ts'
import { alternatePaths } from '../../../shared/page/alternate-paths.ts'
import { leanData } from '../../../shared/page/lean-data.ts'
import { optionalPart } from '../../../shared/page/optional-part.ts'
import type { PageRequest } from '../../../shared/page/page-request.ts'
import { redirectToRightSlug } from '../../../shared/page/right-slug.ts'
import { loadShareImage } from '../../../shared/page/share-image.ts'
import { noReviews, reviewsPerPage, type ReviewsView, reviewsView } from '../reviews/review-view.ts'
import type { CourierFacts } from './delivery-dates.ts'
import type { OfferView } from './offer-lines.tsx'
import type { RelatedList } from './product-page.tsx'
import { productView } from './product-view.ts'

const relatedShown = 4
const relatedLists = 2

/** A product or service with related content. Each kind has its own address; the other one redirects there. */
export async function loadProduct(page: PageRequest, id: string, url: URL, screen: 'product' | 'service') {
  const { call, locale, configuration } = page
  const params = { store_id: (await configuration())['shop-constants'].main_store_id }
  const [{ data }, related, shareImage, reviews, couriers, offers] = await Promise.all([
    call(findProduct, { params: { ...params, id } }),
    findRelated(page, params.store_id, id),
    loadShareImage(page, 'product', id),
    findReviews(page, params.store_id, id),
    findCouriers(page, params.store_id),
    findOffers(page, params.store_id, id),
  ])
  const right = data.kind === 'SERVICE' ? 'service' : 'product'
  const pathIn = (one: Locale) => pathTo(right, one, { id: data._id, slug: inLocale(data.slug, one) })
  const path = pathIn(locale)
  if (right !== screen) throw redirect(path, 301)
  redirectToRightSlug(url, path)
  const product = productView(data, locale)
  const alternates = alternatePaths(data.title, pathIn)
  const wantedVariant = url.searchParams.get('variant')
  return { view: leanData({ product, related, reviews, couriers, offers, shareImage, wantedVariant }), alternates }
}

/** Related content is optional: without it the page is still complete. */
function findRelated(page: PageRequest, storeId: string, id: string): Promise<RelatedList[]> {
  const { call, follow, locale } = page
  return optionalPart(
    page,
    'related pieces',
    async () => {
      const urls = await call(relatedProductUrls, {
        params: { store_id: storeId },
        query: { product_id: id, items_per_page: relatedShown },
      })
      const lists = await Promise.all(
        urls.data.slice(0, relatedLists).map(async ({ title, url }) => {
          const { data } = await follow<Answer<typeof filterProducts>>(url)
          return {
            ...localised({ title }, locale),
            cards: data.slice(0, relatedShown).map((card) => productCardView(card, locale)),
          }
        }),
      )
      return lists.filter(({ cards }) => cards.length > 0)
    },
    [],
  )
}

function findReviews(page: PageRequest, storeId: string, id: string): Promise<ReviewsView> {
  const { call, locale } = page
  return optionalPart(
    page,
    'reviews of a piece',
    async () => {
      const params = { store_id: storeId, id }
      const query = { per_page: reviewsPerPage }
      return reviewsView(await call(productReviews, { params, query }), locale)
    },
    noReviews,
  )
}

/** The campaigns that the booking form would apply to it. */
function findOffers(page: PageRequest, storeId: string, id: string): Promise<OfferView[]> {
  const { call, locale } = page
  return optionalPart(
    page,
    'offers of a piece',
    async () => {
      const { data } = await call(productOffers, { params: { store_id: storeId, id } })
      return data.map((offer) => localised(offer, locale))
    },
    [],
  )
}

/** Couriers that accept every parcel: which others accept this piece is known once it is in the booking form. */
function findCouriers(page: PageRequest, storeId: string): Promise<CourierFacts[]> {
  const { call, locale } = page
  return optionalPart(
    page,
    'couriers of a piece',
    async () => {
      const { data } = await call(allCouriers, { params: { store_id: storeId }, query: { country_code: 'HK' } })
      return data
        .filter(({ limits }) => Object.values(limits).every((limit) => limit === null))
        .map(({ key, title, estimate, areas }) => ({
          key,
          title: inLocale(title, locale),
          minDays: estimate.min_days,
          maxDays: estimate.max_days,
          remote: areas
            .filter(({ surcharge, extra_days: days }) => surcharge > 0 || days > 0)
            .map((area) => ({ title: inLocale(area.title, locale), extraDays: area.extra_days })),
        }))
    },
    [],
  )
}
