import { productReviews } from '@fitout/contract/products.ts'
import { useState } from 'react'
import type { ListPlace } from '../../../shared/account/next-place.ts'
import { call } from '../../../shared/api/browser-call.ts'
import { useLocale } from '../../../shared/i18n/locale-provider.tsx'
import { useShop } from '../../../shared/page/shop.tsx'
import { reviewsPerPage, type ReviewsView, reviewsView } from './review-view.ts'

/** The reviews rendered with the page, and those loaded after them. */
export function useReviews(productId: string, first: ReviewsView) {
  const { mainStoreId } = useShop()
  const locale = useLocale()
  const [later, setLater] = useState<{ of: ReviewsView; pages: ReviewsView[] }>({ of: first, pages: [] })
  const [state, setState] = useState<'idle' | 'fetching' | 'lost'>('idle')
  const pages = later.of === first ? [first, ...later.pages] : [first]
  const latest = pages.at(-1) ?? first
  const { next } = latest

  async function fetchMore(place: ListPlace): Promise<void> {
    setState('fetching')
    try {
      const params = { store_id: mainStoreId, id: productId }
      const answer = await call(productReviews, { params, query: { ...place, per_page: reviewsPerPage } })
      setLater({ of: first, pages: [...pages.slice(1), reviewsView(answer, locale)] })
      setState('idle')
    } catch {
      setState('lost')
    }
  }

  return {
    reviews: pages.flatMap(({ reviews }) => reviews),
    total: latest.total,
    ratings: latest.ratings,
    more: next && (() => void fetchMore(next)),
    isFetchingMore: state === 'fetching',
    isLost: state === 'lost',
  }
}
