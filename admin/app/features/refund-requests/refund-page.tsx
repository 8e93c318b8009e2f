import { findStaffRefundRequest } from '@fitout/contract/staff/refund-requests.ts'
import { Button, Stack, Typography } from '@mui/material'
import { formatMoney } from '@fitout/ui/money.ts'
import { Link, useParams } from 'react-router'
import { channelOf, wayOfPayment } from '../../shared/channel.ts'
import { useTranslate } from '../../shared/i18n.ts'
import { MoneySent } from '../../shared/money-sent.tsx'
import { Part } from '../../shared/part.tsx'
import { Pictures } from '../../shared/pictures.tsx'
import { Presence } from '../../shared/presence.tsx'
import { RefundFacts, type RefundRequest } from '../../shared/refund-facts.tsx'
import { RefundStatus } from '../../shared/refund-status.tsx'
import { Screen } from '../../shared/screen.tsx'
import { TrailLink } from '../../shared/trail-link.tsx'
import { useMay } from '../../shared/use-may.ts'
import { useOne } from '../../shared/use-read.ts'
import { RefundDecision } from './refund-decision.tsx'
import { useReason } from './use-reason.ts'

/** One refund request: what is asked for and why, the decision, and whether its money was sent. */
export function RefundPage() {
  const t = useTranslate()
  const may = useMay()
  const { id = '' } = useParams()
  const { data: request, error } = useOne(findStaffRefundRequest, { params: { id } })
  const reasonOf = useReason()
  if (!request) return <Screen error={error} />
  const { order, status } = request
  return (
    <Screen
      beside={
        <>
          <RefundStatus status={status} />
          <Presence id={id} subject="refund" />
          <Button component={Link} to={`/orders/${order._id}/show`} variant="outlined">
            {t('appointments.openOrder')}
          </Button>
        </>
      }
      heading={order.reference}
    >
      <Part heading={order.recipient_name}>
        <Stack spacing={2}>
          <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{reasonOf(request)}</Typography>
          <Pictures addresses={request.image_ids.map((image) => `/api/admin/refund-requests/${id}/images/${image}`)} />
          <RefundFacts
            more={[
              [t('orders.total'), formatMoney(order.total_price)],
              [t('refunds.before'), formatMoney(order.refunded)],
              [
                t('orders.channel'),
                waysOf(order)
                  .map((way) => t(way))
                  .join(' · '),
              ],
            ]}
            request={request}
          />
          {status === 'WAITING' && may('refunds.decide') && <RefundDecision request={request} />}
          <MoneySent request={request} />
          <div>
            <TrailLink id={id} subject="refund request" />
          </div>
        </Stack>
      </Part>
    </Screen>
  )
}

/** What staff did not say, or was paid before payments were recorded, is what the customer chose. */
function waysOf(order: RefundRequest['order']): string[] {
  const came = order.payments
    .filter(({ amount }) => amount > 0)
    .map((payment) => wayOfPayment(payment) ?? channelOf(order))
  return [...new Set(came.length > 0 ? came : [channelOf(order)])]
}
