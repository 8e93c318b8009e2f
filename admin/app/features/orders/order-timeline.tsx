import { Box, Typography } from '@mui/material'
import { formatMoney } from '@fitout/ui/money.ts'
import { type TranslateFunction, useTranslate } from '../../shared/i18n.ts'
import type { RefundRequest } from '../../shared/refund-facts.tsx'
import { showTime } from '../../shared/show-time.ts'
import { type Payment, wayOfPayment } from '../../shared/channel.ts'
import type { Order } from './order-types.ts'

type Moment = { at: string; text: string }

/** The history of an order. */
export function OrderTimeline({ order, refunds }: { order: Order; refunds: RefundRequest[] }) {
  const t = useTranslate()
  const moments = momentsOf(order, refunds, t).toSorted((one, other) => one.at.localeCompare(other.at))
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, ml: 0.5, p: 0, borderLeft: 1, borderColor: 'divider' }}>
      {moments.map(({ at, text }) => (
        <Box component="li" key={`${at} ${text}`} sx={{ pl: 2, pb: 1.5, '&:last-child': { pb: 0 } }}>
          <Typography color="text.secondary" component="time" dateTime={at} sx={{ display: 'block' }} variant="caption">
            {showTime(at)}
          </Typography>
          <Typography variant="body2">{text}</Typography>
        </Box>
      ))}
    </Box>
  )
}

/** Each payment with how it came. The one that made the order paid is its confirmation, and bears no amount. */
function paymentsOf({ payments, paid_at: paidAt }: Order, t: TranslateFunction): [string, string][] {
  // Staff record it a moment after the order is marked as paid.
  const last = payments.findLast(({ at, amount }) => amount > 0 && paidAt !== null && at >= paidAt)
  const parts = payments.filter((payment) => payment !== last && payment.amount > 0)
  const withWay = (text: string, payment: Payment | undefined) => {
    const way = payment && wayOfPayment(payment)
    return way ? t('timeline.byWay', { text, way: t(way) }) : text
  }
  return [
    ...parts.map((part): [string, string] => [
      part.at,
      withWay(t('timeline.part', { amount: formatMoney(part.amount) }), part),
    ]),
    ...(paidAt ? [[paidAt, withWay(t('timeline.paid'), last)] as [string, string]] : []),
  ]
}

function momentsOf(order: Order, refunds: RefundRequest[], t: TranslateFunction): Moment[] {
  const entries: [string | null | undefined, string][] = [
    ...order.statuses.map(({ slug, actor, created_at: at }): [string, string] => [
      at,
      t('timeline.by', { what: t(`timeline.${slug}`), who: t(`timeline.actors.${actor}`) }),
    ]),
    ...paymentsOf(order, t),
    [order.shipped_at, t(`deliveryStatus.${order.handover}.shipped`)],
    [order.delivered_at, t(`deliveryStatus.${order.handover}.delivered`)],
    ...refunds.flatMap(({ created_at: asked, decided_at: decided, status, cause, amount, money }): typeof entries => [
      [asked, t(cause === 'CHANGE' ? 'timeline.owed' : 'timeline.asked')],
      [
        decided,
        status === 'APPROVED' ? t('timeline.approved', { amount: formatMoney(amount ?? 0) }) : t('timeline.rejected'),
      ],
      [money?.sent_at, t('timeline.sent')],
    ]),
  ]
  return entries.flatMap(([at, text]) => (at ? [{ at, text }] : []))
}
