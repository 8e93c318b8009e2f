import { inLocale, langOf } from '@fitout/contract/locales.ts'
import { Badge } from '@fitout/ui/badge.tsx'
import { Button } from '@fitout/ui/button.tsx'
import { formatMoney } from '@fitout/ui/money.ts'
import { useTranslations } from 'use-intl'
import { useLocale } from '../../shared/i18n/locale-provider.tsx'
import { showInstant } from '../../shared/i18n/shop-dates.ts'
import { OwnImages } from '../../shared/uploads/own-images.tsx'
import { type RefundRequest, type Refunds, useRefundStep } from './use-refunds.ts'

type Props = { orderId: string; request: RefundRequest; items: Refunds['items'] }

const tones = { WAITING: 'warning', WITHDRAWN: 'neutral', APPROVED: 'success', REJECTED: 'error' } as const

/** One refund request: status, items and the studio's answer. */
export function AskedRefund({ orderId, request, items }: Props) {
  const t = useTranslations('refundRequests')
  const locale = useLocale()
  const withdrawing = useRefundStep(orderId, request._id, 'withdraw')
  const reopening = useRefundStep(orderId, request._id, 'reopen')
  return (
    <li className="grid gap-3 rounded-sm bg-sand p-5 text-small">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Badge tone={tones[request.status]}>{t(`states.${request.status}`)}</Badge>
        <time dateTime={request.created_at} className="text-caption text-muted tabular-nums">
          {showInstant(request.created_at)}
        </time>
      </p>
      <ul>
        {request.refund_items.map(({ product_variant_id, qty }) => {
          const item = items.find((one) => one.product_variant_id === product_variant_id)
          return (
            <li key={product_variant_id} className="flex justify-between gap-4">
              <span lang={langOf(item?.product_title, locale)}>{inLocale(item?.product_title, locale)}</span>
              <span className="shrink-0 text-muted tabular-nums">{t('quantity', { count: qty })}</span>
            </li>
          )
        })}
      </ul>
      <p className="max-w-measure whitespace-pre-line empty:hidden">
        {request.cause === 'CHANGE' ? t('changed') : request.reason}
      </p>
      {request.images && <OwnImages urls={request.images} />}
      <MoneyBack {...request} />
      {request.points > 0 && <p className="font-medium">{t('points', { points: request.points })}</p>}
      {request.taken_back && <TakenBack {...request.taken_back} />}
      {request.answer && <p className="whitespace-pre-line">{t('answer', { answer: request.answer })}</p>}
      {request.can_withdraw && (
        <Button variant="quiet" className="justify-self-start" onClick={() => withdrawing.mutate()}>
          {t('withdraw')}
        </Button>
      )}
      {request.can_reopen && (
        <Button variant="quiet" className="justify-self-start" onClick={() => reopening.mutate()}>
          {t('reopen')}
        </Button>
      )}
    </li>
  )
}

/** What goes back, and whether the studio has sent it; a card shows it by itself. */
function MoneyBack({ amount, is_to_send: isToSend, sent_back_at: sentAt }: RefundRequest) {
  const t = useTranslations('refundRequests')
  if (!amount) return null
  const money = formatMoney(amount)
  if (sentAt) return <p className="font-medium">{t('sentBack', { amount: money, day: showInstant(sentAt) })}</p>
  return <p className="font-medium">{t(isToSend ? 'toSend' : 'amount', { amount: money })}</p>
}

/** The points and vouchers earned by the refunded order, and how they were deducted. */
function TakenBack({ points, vouchers, owed }: NonNullable<RefundRequest['taken_back']>) {
  const t = useTranslations('refundRequests')
  const locale = useLocale()
  return (
    <div>
      <p className="font-medium">{t('taken', { points })}</p>
      {vouchers.map(({ code, title, points: cost }) => (
        <p key={code}>{t('takenVoucher', { title: inLocale(title, locale), code, points: cost })}</p>
      ))}
      {owed > 0 && <p>{t('owed', { points: owed })}</p>}
    </div>
  )
}
