import { productReviews } from '@fitout/contract/products.ts'
import { useState } from 'react'
import { call } from '../../../shared/api/browser-call.ts'
import { useLocale } from '../../../shared/i18n/locale-provider.tsx'
import { useShop } from '../../../shared/page/shop.tsx'
import { reviewsPerPage, type ReviewsView, reviewView } from './review-view.ts'

/** The reviews rendered with the page, and those loaded after them. */
export function useReviews(productId: string, first: ReviewsView) {
  const { mainStoreId } = useShop()
  const locale = useLocale()
  const [later, setLater] = useState<{ of: ReviewsView; pages: ReviewsView[] }>({ of: first, pages: [] })
  const [state, setState] = useState<'idle' | 'fetching' | 'lost'>('idle')
  const pages = later.of === first ? [first, ...later.pages] : [first]
  const latest = pages.at(-1) ?? first
  const hasMore = pages.length * reviewsPerPage < latest.total

  async function fetchMore(): Promise<void> {
    setState('fetching')
    try {
      const params = { store_id: mainStoreId, id: productId }
      const query = { page: pages.length + 1, per_page: reviewsPerPage }
      const { data, total, ratings } = await call(productReviews, { params, query })
      const next = { reviews: data.map((review) => reviewView(review, locale)), total, ratings }
      setLater({ of: first, pages: [...pages.slice(1), next] })
      setState('idle')
    } catch {
      setState('lost')
    }
  }

  return {
    // A page that was read later may begin with what an earlier one ended with.
    reviews: [...new Map(pages.flatMap(({ reviews }) => reviews).map((review) => [review.id, review])).values()],
    total: latest.total,
    ratings: latest.ratings,
    more: hasMore ? () => void fetchMore() : undefined,
    isFetchingMore: state === 'fetching',
    isLost: state === 'lost',
  }
}
