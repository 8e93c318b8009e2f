import type { Answer } from '@fitout/contract/endpoint.ts'
import { inLocale, langOf } from '@fitout/contract/locales.ts'
import type { allRedeemedVouchers } from '@fitout/contract/vouchers.ts'
import { Badge } from '@fitout/ui/badge.tsx'
import { formatMoney } from '@fitout/ui/money.ts'
import { useTranslations } from 'use-intl'
import { useLocale } from '../../../shared/i18n/locale-provider.tsx'
import { showInstant } from '../../../shared/i18n/shop-dates.ts'
import { ShopLink } from '../../../shared/links/shop-link.tsx'
import { useTo } from '../../../shared/links/use-to.ts'
import { RedeemedCode } from '../../../shared/vouchers/redeemed-code.tsx'
import { useVoucherWords } from '../../../shared/vouchers/voucher-words.ts'

type Redeemed = Answer<typeof allRedeemedVouchers>['data'][number]

const tones = { available: 'success', used: 'neutral', expired: 'warning', invalid: 'error' } as const

export function OwnVoucher({ redeemed }: { redeemed: Redeemed }) {
  const t = useTranslations('accountVouchers')
  const locale = useLocale()
  const to = useTo()
  const { worth } = useVoucherWords()
  const { voucher, state, code, expires_at, used_at, order, taken_back } = redeemed
  return (
    <li className="grid gap-3 border border-stone p-5">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h2 lang={langOf(voucher.title, locale)} className="min-w-0 font-display text-title">
          {inLocale(voucher.title, locale)}
        </h2>
        <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
      </div>
      <p lang={langOf(voucher.description, locale)} className="max-w-measure text-small text-muted">
        {inLocale(voucher.description, locale)}
      </p>
      <p className="text-small">{worth(voucher)}</p>
      {taken_back && (
        <p className="max-w-measure text-small">
          {t('takenBack', { time: showInstant(taken_back.at), reference: taken_back.order.reference })}
        </p>
      )}
      {state === 'available' && <RedeemedCode code={code} />}
      <p className="flex flex-wrap gap-x-5 text-caption text-muted tabular-nums">
        {voucher.minimum_spending !== null && (
          <span>{t('minimum', { amount: formatMoney(voucher.minimum_spending) })}</span>
        )}
        {used_at ? (
          <span>{t('usedOn', { time: showInstant(used_at) })}</span>
        ) : (
          <span>{expires_at ? t('until', { time: showInstant(expires_at) }) : t('noEnd')}</span>
        )}
        {order && (
          <ShopLink to={to('order', { id: order._id })} className="line-link text-ink">
            {t('usedFor', { reference: order.reference })}
          </ShopLink>
        )}
      </p>
    </li>
  )
}
