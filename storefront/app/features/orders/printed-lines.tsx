import { inLocale, langOf } from '@fitout/contract/locales.ts'
import { formatMoney } from '@fitout/ui/money.ts'
import { useTranslations } from 'use-intl'
import { useBookingWords } from '../../shared/booking/booking-words.ts'
import { useLocale } from '../../shared/i18n/locale-provider.tsx'
import type { OrderView } from './order-view.ts'

/** The items as a printed table; a long one continues on the next page with the same header. */
export function PrintedLines({ lines }: { lines: OrderView['lines'] }) {
  const t = useTranslations('orders')
  const cart = useTranslations('cart')
  const locale = useLocale()
  const bookingWords = useBookingWords()
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{t('lines')}</th>
          <th scope="col">{t('printedQuantity')}</th>
          <th scope="col">{t('printedEach')}</th>
          <th scope="col">{t('amount')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={`${line.product_variant_id} ${line.is_gift}`}>
            <td>
              <span lang={langOf(line.product_title, locale)}>{inLocale(line.product_title, locale)}</span>
              <span lang={langOf(line.product_variant_title, locale)} className="block text-caption text-muted">
                {inLocale(line.product_variant_title, locale)}
              </span>
              {line.booking && <span className="block text-caption text-muted">{bookingWords(line.booking)}</span>}
            </td>
            <td>{line.qty}</td>
            <td>
              {!line.is_gift && formatMoney(line.discounted_price_per_unit)}
              {!line.is_gift && line.original_price_per_unit > line.discounted_price_per_unit && (
                <s className="block text-caption text-muted">{formatMoney(line.original_price_per_unit)}</s>
              )}
            </td>
            <td>{line.is_gift ? cart('gift') : formatMoney(line.subtotal_price)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
