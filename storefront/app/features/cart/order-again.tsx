import { CallError } from '@fitout/contract/client.ts'
import { inLocale, langOf } from '@fitout/contract/locales.ts'
import { Button } from '@fitout/ui/button.tsx'
import { formatMoney } from '@fitout/ui/money.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Notice } from '../../shared/forms/notice.tsx'
import type { OwnOrderView } from '../../shared/booking/own-order.ts'
import { useLocale } from '../../shared/i18n/locale-provider.tsx'
import { inLanguage } from '../../shared/text/in-language.tsx'
import { openCartPanel } from './cart-panel-store.ts'
import { useCart, useChangeLine } from './cart-state.ts'

type Line = OwnOrderView['lines'][number]
type Difference = { line: Line; kind: 'gone' | 'soldOut' | 'failed' } | { line: Line; kind: 'fewer'; qty: number }

const gone = new Set(['variant-not-found', 'variant-not-on-sale', 'store-not-found'])

/** Adds the items of an order to the booking form again, and reports missing items and changed prices. */
export function OrderAgain({ order }: { order: OwnOrderView }) {
  const t = useTranslations('orderAgain')
  const locale = useLocale()
  const named = ({ product_title: title }: Line) => ({
    title: inLocale(title, locale),
    name: inLanguage(langOf(title, locale)),
  })
  const { mutateAsync } = useChangeLine({ failure: false })
  const cart = useCart()
  const [isBusy, setIsBusy] = useState(false)
  const [differences, setDifferences] = useState<Difference[]>()
  const lines = order.lines.filter((line) => !line.is_gift && !line.is_custom)

  async function add(): Promise<void> {
    setIsBusy(true)
    const found: Difference[] = []
    for (const line of lines) {
      try {
        const { is_capped, qty } = await mutateAsync({ product_variant_id: line.product_variant_id, qty: line.qty })
        if (is_capped) found.push({ line, kind: 'fewer', qty })
      } catch (error) {
        found.push({ line, kind: kindOf(error) })
      }
    }
    await cart.refetch()
    setDifferences(found)
    setIsBusy(false)
    if (found.every(({ kind }) => kind === 'fewer')) openCartPanel(t('added'))
  }

  const repriced = lines.flatMap((line) => {
    const item = cart.cart.cart_items.find((one) => one.product_variant_id === line.product_variant_id)
    const isOther = item !== undefined && item.discounted_price_per_unit !== line.discounted_price_per_unit
    return isOther ? [{ line, price: item.discounted_price_per_unit }] : []
  })
  if (lines.length === 0) return null
  return (
    <div className="grid gap-4">
      <Button wide isBusy={isBusy} onClick={() => void add()}>
        {t('again')}
      </Button>
      <div role="status" className="empty:hidden">
        {differences && differences.length + repriced.length > 0 && (
          <Notice>
            <p>{differences.length > 0 ? t('some') : t('prices')}</p>
            <ul className="mt-2 list-disc ps-4">
              {differences.map((difference) => (
                <li key={difference.line.product_variant_id}>
                  {difference.kind === 'fewer'
                    ? t.rich('fewer', { ...named(difference.line), count: difference.qty })
                    : t.rich(difference.kind, named(difference.line))}
                </li>
              ))}
              {repriced.map(({ line, price }) => (
                <li key={`price ${line.product_variant_id}`}>
                  {t.rich('price', { ...named(line), price: formatMoney(price) })}
                </li>
              ))}
            </ul>
          </Notice>
        )}
      </div>
    </div>
  )
}

function kindOf(error: unknown): 'gone' | 'soldOut' | 'failed' {
  const code = error instanceof CallError ? error.problem.code : ''
  if (gone.has(code)) return 'gone'
  return code === 'out-of-stock' ? 'soldOut' : 'failed'
}
