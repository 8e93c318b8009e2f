import { inLocale } from '@fitout/contract/locales.ts'
import { listPieces } from '@fitout/contract/staff/campaigns.ts'
import { formatMoney } from '@fitout/ui/money.ts'
import { useQuery } from '@tanstack/react-query'
import { type TranslateFunction, useLocale, useTranslate } from './i18n.ts'
import { staffCall } from './staff-call.ts'
import { stillFound } from './still-found.ts'
import type { RowOf } from './use-read.ts'
import { useSettled } from './use-settled.ts'

type PieceQuery = { q?: string; variant_ids?: string; product_ids?: string }

/** Variants found by search text or by ids; nothing is fetched without either. */
export function usePieces(query: PieceQuery) {
  const t = useTranslate()
  const locale = useLocale()
  const typed = query.q ?? ''
  const q = useSettled(typed)
  const asked = { ...query, ...(query.q !== undefined && { q }) }
  const { data = [], isPlaceholderData } = useQuery({
    queryKey: ['pieces', asked],
    queryFn: async () => (await staffCall(listPieces, { query: { per_page: 100, ...asked } })).data,
    enabled: Object.values(asked).some((value) => value !== ''),
    placeholderData: (before) => before,
  })
  const pieces = data.map((piece) => ({
    variantId: piece._id,
    productId: piece.product_id,
    product: inLocale(piece.product_title, locale),
    label: `${inLocale(piece.product_title, locale)} · ${inLocale(piece.variant_title, locale)} · ${piece.sku}`,
    isOnSale: piece.is_on_sale,
    facts: [formatMoney(piece.price), stockOf(piece, t)].filter(Boolean).join(' · '),
  }))
  const isOld = typed !== '' && (isPlaceholderData || q !== typed)
  return stillFound({ options: pieces, isOld, typed, labelOf: ({ label }) => label })
}

/** What is left of it, or that it cannot be ordered; nothing where it is not counted. */
function stockOf({ is_on_sale: isOnSale, available_qty: left }: RowOf<typeof listPieces>, t: TranslateFunction) {
  if (!isOnSale) return t('orderDesk.notOnSale')
  if (left === null) return ''
  return t(left > 0 ? 'orderDesk.left' : 'orderDesk.onlyLeft', { count: left })
}
