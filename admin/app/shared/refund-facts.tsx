import type { Answer } from '@fitout/contract/endpoint.ts'
import { inLocale } from '@fitout/contract/locales.ts'
import type { listStaffRefundRequests } from '@fitout/contract/staff/refund-requests.ts'
import { formatMoney } from '@fitout/ui/money.ts'
import { counted } from './counted.ts'
import { Facts, type FactsProps } from './facts.tsx'
import { type TranslateFunction, useLocale, useTranslate } from './i18n.ts'
import { showTime } from './show-time.ts'
import { vouchersInWords } from './vouchers-in-words.ts'

export type RefundRequest = Answer<typeof listStaffRefundRequests>['data'][number]
type Item = RefundRequest['refund_items'][number]

type RefundFactsProps = { request: RefundRequest; more?: FactsProps['rows'] }

type UnitsOf = Pick<Item, 'product_title' | 'product_variant_title'>

/** A line of it, with the number of its units. */
export function useUnits(): (item: UnitsOf, count: number) => string {
  const t = useTranslate()
  const locale = useLocale()
  return (item, count) =>
    t('refundRequests.units', {
      title: `${inLocale(item.product_title, locale)} · ${inLocale(item.product_variant_title, locale)}`,
      count,
    })
}

/** What was requested, and the outcome. */
export function RefundFacts({ request, more = [] }: RefundFactsProps) {
  const t = useTranslate()
  const titled = useUnits()
  const { amount, points, money, answer } = request
  const items = request.refund_items.map((item) =>
    t('aside', { text: titled(item, item.qty), aside: formatMoney(item.paid) }),
  )
  const restocked = request.refund_items.flatMap((item) => (item.restocked > 0 ? [titled(item, item.restocked)] : []))
  const tookBack = useTookBack(request)
  const given = [
    amount !== null && formatMoney(amount),
    points > 0 && t('refundRequests.points', { points: counted(points) }),
    ...waysOf(money, t),
  ]
  return (
    <Facts
      rows={[
        [t('refundRequests.variant'), items.join('\n')],
        [t('refunds.asked'), showTime(request.created_at)],
        [t('refunds.came'), request.is_looked_up && t('refunds.lookedUp')],
        [t('refundRequests.gaveBack'), given.filter(Boolean).join(' · ')],
        [t('refundRequests.tookBack'), tookBack],
        [t('refundRequests.restocked'), restocked.join('\n')],
        [t('refundRequests.answerGiven'), answer],
        ...more,
      ]}
    />
  )
}

/** How far the money is that goes to the card, and that staff send back themselves. */
function waysOf(money: RefundRequest['money'], t: TranslateFunction): string[] {
  if (!money) return []
  const { state, by_hand: byHand, sent_at: sent, sent_back_at: sentBack } = money
  const toCard = state === 'BY_HAND' ? [] : [t(`refundMoney.${state}`), showTime(sent)]
  if (byHand === 0) return toCard
  if (sentBack) return [...toCard, t('refunds.sentBack', { at: showTime(sentBack) })]
  return state === 'BY_HAND'
    ? [t('refundMoney.BY_HAND')]
    : [...toCard, t('refunds.byHand', { amount: formatMoney(byHand) })]
}

/** The points that an approved refund clawed back. */
function useTookBack({ taken_back: taken }: RefundRequest): string {
  const t = useTranslate()
  const locale = useLocale()
  if (!taken) return ''
  const owed = taken.owed > 0 && t('refundRequests.owes', { owed: counted(taken.owed) })
  return [
    t('refundRequests.points', { points: counted(taken.points) }),
    ...vouchersInWords(taken.vouchers, t, locale),
    owed,
  ]
    .filter(Boolean)
    .join(' · ')
}
