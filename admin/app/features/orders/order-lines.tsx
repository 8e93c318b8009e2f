import { Link as TextLink, Table, TableBody, TableCell, TableRow, Typography } from '@mui/material'
import { hongKongTime, showDay } from '@fitout/contract/hong-kong-time.ts'
import { inLocale } from '@fitout/contract/locales.ts'
import { formatMoney } from '@fitout/ui/money.ts'
import { appointmentPath } from '../../shared/appointment-path.ts'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import type { RefundRequest } from '../../shared/refund-facts.tsx'
import { Link } from 'react-router'
import type { Order } from './order-types.ts'

type OrderLinesProps = { order: Order; refunds: readonly RefundRequest[] }

/** The ordered pieces and the steps to the total; refunded units are no longer packed. */
export function OrderLines({ order, refunds }: OrderLinesProps) {
  const t = useTranslate()
  const locale = useLocale()
  const approved = refunds.filter(({ status }) => status === 'APPROVED').flatMap(({ refund_items: items }) => items)
  const refundedOf = (id: string) =>
    approved.reduce((sum, item) => sum + (item.product_variant_id === id ? item.qty : 0), 0)
  return (
    <Table size="small" sx={{ '& td:first-of-type': { pl: 0 }, '& td:last-of-type': { pr: 0 } }}>
      <TableBody>
        {order.lines.map((line) => (
          <TableRow key={`${line.product_variant_id} ${line.is_gift}`}>
            <TableCell>
              {inLocale(line.product_title, locale)} · {inLocale(line.product_variant_title, locale)}
              <br />
              <small>{line.sku}</small>
              {line.booking && (
                <Typography variant="body2">
                  <Booked booking={line.booking} who={line.staff_name} />
                </Typography>
              )}
            </TableCell>
            <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
              × {line.qty}
              {!line.is_gift && refundedOf(line.product_variant_id) > 0 && (
                <Typography color="text.secondary" variant="body2">
                  {t('orders.refundedUnits', { count: refundedOf(line.product_variant_id) })}
                </Typography>
              )}
            </TableCell>
            <TableCell align="right">{line.is_gift ? t('orders.gift') : formatMoney(line.subtotal_price)}</TableCell>
          </TableRow>
        ))}
        {order.totals.explanation.map((step) => (
          <TableRow key={step.message}>
            <TableCell colSpan={2}>{step.message}</TableCell>
            <TableCell align="right">{formatMoney(step.amount)}</TableCell>
          </TableRow>
        ))}
        {order.points > 0 && (
          <TableRow>
            <TableCell colSpan={2}>{t('orders.points')}</TableCell>
            <TableCell align="right">{t('refundRequests.points', { points: order.points })}</TableCell>
          </TableRow>
        )}
      </TableBody>
    </Table>
  )
}

type BookedProps = { booking: NonNullable<Order['lines'][number]['booking']>; who: string | null }

/** Time and team; the appointment is moved and cancelled in its own list. */
function Booked({ booking, who }: BookedProps) {
  const t = useTranslate()
  const { preferred_date: day, time_slot: part, starts_at: starts, reference, status } = booking
  const slot = starts ? hongKongTime(new Date(starts)).slice(-5) : part ? t(`slots.${part}`) : ''
  const words = [t('orders.booked', { day: showDay(day), slot }), who].filter(Boolean).join(' · ')
  if (!reference || !status) return words
  return (
    <>
      {words} ·{' '}
      <TextLink component={Link} to={appointmentPath({ reference, status })}>
        {reference} · {t(`appointmentStatus.${status}`)}
      </TextLink>
    </>
  )
}
