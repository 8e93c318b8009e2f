import { filterProducts } from '@fitout/contract/products.ts'
import { useEffect, useState } from 'react'
import { quietCall } from '../../shared/api/browser-call.ts'
import { type ProductCardView, productCardView } from '../../shared/catalogue/product-card-view.ts'
import { useLocale } from '../../shared/i18n/locale-provider.tsx'
import { useShop } from '../../shared/page/shop.tsx'

const debounceMilliseconds = 180
const productsShown = 6
const servicesShown = 3

type Found = { cards: ProductCardView[]; total: number }
export type Suggestions = {
  /** What they answer, which is not yet what has been typed since. */
  keyword: string
  /** What was searched instead, where a typo was mended. */
  corrected: string | undefined
  products: Found
  services: Found
  hasFailed: boolean
}

const none: Found = { cards: [], total: 0 }

/** What the shop has for these words, a moment after the last of them was typed. */
export function useSuggestions(typed: string): Suggestions | undefined {
  const store_id = useShop().mainStoreId
  const locale = useLocale()
  const [suggestions, setSuggestions] = useState<Suggestions>()
  const keyword = typed.trim()

  useEffect(() => {
    if (keyword === '') {
      setSuggestions(undefined)
      return undefined
    }
    const stop = new AbortController()
    const find = async (kind: 'GOODS' | 'SERVICE', per_page: number) => {
      const query = { keyword, kind, per_page, facets: 'false', locale } as const
      const answer = await quietCall(filterProducts, { params: { store_id }, query, signal: stop.signal })
      const cards = answer.data.map((card) => productCardView(card, locale))
      return { cards, total: answer.total, corrected: answer.corrected_keyword ?? undefined }
    }
    const suggest = async () => {
      try {
        const [products, services] = await Promise.all([find('GOODS', productsShown), find('SERVICE', servicesShown)])
        const corrected = products.corrected ?? services.corrected
        setSuggestions({ keyword, corrected, products, services, hasFailed: false })
      } catch {
        if (stop.signal.aborted) return
        setSuggestions({ keyword, corrected: undefined, products: none, services: none, hasFailed: true })
      }
    }
    const timer = setTimeout(() => void suggest(), debounceMilliseconds)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [keyword, locale, store_id])

  return keyword === '' ? undefined : suggestions
}
