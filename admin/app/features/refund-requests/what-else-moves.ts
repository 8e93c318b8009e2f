import { inLocale } from '@fitout/contract/locales.ts'
import { coverClawback, pointsToClawBack } from '@fitout/contract/points.ts'
import { counted } from '../../shared/counted.ts'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import type { RefundRequest } from '../../shared/refund-facts.tsx'
import { vouchersInWords } from '../../shared/vouchers-in-words.ts'

/** What a refund of this amount takes back besides the money, as text; undefined if nothing. */
export function useComesBack({ gives_back: back, order }: RefundRequest, cents: number): string | undefined {
  const t = useTranslate()
  const locale = useLocale()
  if (!back) return undefined
  if (!isWhole({ gives_back: back, order }, cents))
    return back.points > 0 ? t('refundRequests.withUnits', { points: counted(back.points) }) : undefined
  const parts = [
    back.points_with_all > 0 && t('refundRequests.points', { points: counted(back.points_with_all) }),
    back.voucher && t('refundRequests.voucher', { title: inLocale(back.voucher, locale) }),
  ].filter(Boolean)
  if (parts.length === 0) return undefined
  const what = new Intl.ListFormat(document.documentElement.lang).format(parts as string[])
  return t('refundRequests.withAll', { what })
}

type Asked = Pick<RefundRequest, 'gives_back' | 'order'>

function isWhole({ gives_back: back, order }: Asked, cents: number): boolean {
  return back !== null && cents === Math.round(back.left * 100) && (order.total_price > 0 || back.is_last_unit)
}

/** The earned points that a refund of this amount takes back, as text; undefined if none. */
export function useTakesBack(request: RefundRequest, cents: number): string | undefined {
  const t = useTranslate()
  const locale = useLocale()
  const back = request.gives_back
  if (!back?.takes_back) return undefined
  const { earned, balance, vouchers } = back.takes_back
  const points = pointsToClawBack(earned, Math.round(back.left * 100) - cents)
  if (points === 0) return undefined
  const comesBack = isWhole(request, cents) ? back.points_with_all : back.points
  const taken = coverClawback(points, { balance: balance + comesBack, vouchers })
  const titles = vouchersInWords(taken.vouchers, t, locale)
  const what = new Intl.ListFormat(document.documentElement.lang).format(titles)
  return [
    t('refundRequests.takes', { points: counted(points) }),
    titles.length > 0 && t('refundRequests.takesVouchers', { what }),
    taken.owed > 0 && t('refundRequests.takesOwed', { owed: counted(taken.owed) }),
  ]
    .filter(Boolean)
    .join(locale === 'en' ? ' ' : '')
}
