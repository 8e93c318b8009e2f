import type { Answer } from '@fitout/contract/endpoint.ts'
import type { Locale } from '@fitout/contract/locales.ts'
import type { findVoucher } from '@fitout/contract/vouchers.ts'
import { type Langs, localised } from '@fitout/contract/localised.ts'
import { formatMoney } from '@fitout/ui/money.ts'
import { useTranslations } from 'use-intl'
import { showInstant } from '../i18n/shop-dates.ts'

type Voucher = Answer<typeof findVoucher>['data']
export type VoucherView = Omit<Voucher, 'title' | 'description'> & { title: string; description: string } & Langs<
    'title' | 'description'
  >

export function voucherView(voucher: Voucher, locale: Locale): VoucherView {
  const { title, description } = voucher
  return { ...voucher, ...localised({ title, description }, locale) }
}

/** The benefits and conditions of a voucher, as text. */
export function useVoucherWords() {
  const t = useTranslations('vouchers')
  type Terms = Omit<VoucherView, 'title' | 'description'>

  function worth(voucher: Terms): string {
    switch (voucher.discount_type) {
      case 'FIXED':
        return t('worth.fixed', { amount: formatMoney(voucher.discount_amount ?? 0) })
      case 'PERCENTAGE':
        return t('worth.percent', { percent: voucher.discount_percent ?? 0 })
      case 'FREE_SHIPPING':
        return t('worth.delivery')
      case 'BUY_X_GET_Y': {
        const [buy, get] = [voucher.buy_qty ?? 1, voucher.get_qty ?? 1]
        const percent = voucher.discount_percent ?? 100
        if (percent === 100) return t('worth.free', { buy, get })
        return t('worth.units', { buy, next: buy + 1, percent })
      }
    }
  }

  /** The minimum purchase of a voucher, if any. */
  function least({ minimum_spending, minimum_quantity }: Terms): string[] {
    return [
      minimum_spending !== null && t('terms.spend', { amount: formatMoney(minimum_spending) }),
      minimum_quantity !== null && t('terms.quantity', { count: minimum_quantity }),
    ].filter((line) => line !== false)
  }

  /** All conditions, for the details of one voucher. */
  function terms(voucher: Terms): string[] {
    const { discount_at_most, valid_days, per_account, left, redemption_period } = voucher
    return [
      discount_at_most !== null && t('terms.atMost', { amount: formatMoney(discount_at_most) }),
      ...least(voucher),
      valid_days === null ? t('terms.noEnd') : t('terms.days', { count: valid_days }),
      per_account !== null && t('terms.perAccount', { count: per_account }),
      redemption_period.until !== null && t('terms.until', { time: showInstant(redemption_period.until) }),
      left !== null && t('terms.left', { count: left }),
      t('terms.once'),
    ].filter((line) => line !== false)
  }

  const points = (voucher: Pick<Voucher, 'points_required'>) =>
    voucher.points_required === 0 ? t('noPoints') : t('points', { count: voucher.points_required })

  return { worth, least, terms, points }
}
