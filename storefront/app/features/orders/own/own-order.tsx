import type { Answer } from '@fitout/contract/endpoint.ts'
import { inLocale, langOf } from '@fitout/contract/locales.ts'
import type { allOrders } from '@fitout/contract/orders.ts'
import { formatMoney } from '@fitout/ui/money.ts'
import { Picture } from '@fitout/ui/picture.tsx'
import { useTranslations } from 'use-intl'
import { OrderHead } from '../../../shared/booking/order-head.tsx'
import { pictureIn } from '../../../shared/catalogue/picture-in.ts'
import { useLocale } from '../../../shared/i18n/locale-provider.tsx'
import { showInstant } from '../../../shared/i18n/shop-dates.ts'

type Order = Answer<typeof allOrders>['data'][number]

const picturesShown = 3

/** One order in the list: status, items and total. */
export function OwnOrder({ order }: { order: Order }) {
  const t = useTranslations('accountOrders')
  const orders = useTranslations('orders')
  const locale = useLocale()
  const first = order.lines[0]
  const others = order.lines.length - 1
  return (
    <li className="relative flex flex-wrap items-center gap-x-6 gap-y-4 border-t border-stone py-6 last:border-b">
      <div className="min-w-0 flex-1 basis-64">
        <OrderHead order={order} label={t('open', { reference: order.reference })} />
        <time dateTime={order.date} className="mt-1 block text-caption text-muted tabular-nums">
          {showInstant(order.date)}
        </time>
        {first && (
          <p className="mt-2 text-small">
            <span lang={langOf(first.product_title, locale)}>{inLocale(first.product_title, locale)}</span>
            {others > 0 && <span className="text-muted"> {t('andMore', { count: others })}</span>}
          </p>
        )}
      </div>
      <div className="flex gap-2">
        {order.lines.slice(0, picturesShown).map((line, index) => (
          <div key={index} className="w-16">
            <Picture picture={pictureIn(line.image, locale)} sizes="4rem" ratio="square" isDecorative />
          </div>
        ))}
      </div>
      <div className="ms-auto w-28 text-end tabular-nums">
        {order.points > 0 && <p className="font-medium">{orders('pointsPaid', { points: order.points })}</p>}
        {(order.total_price > 0 || order.points === 0) && (
          <p className="font-medium">{formatMoney(order.total_price)}</p>
        )}
        <p className="text-caption text-muted">{t('items', { count: order.item_count })}</p>
      </div>
    </li>
  )
}
