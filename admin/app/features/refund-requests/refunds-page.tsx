import { listStaffRefundRequests, refundQueues } from '@fitout/contract/staff/refund-requests.ts'
import { Card, CardContent, Link as TextLink, Stack, Typography } from '@mui/material'
import { formatMoney } from '@fitout/ui/money.ts'
import { Link } from 'react-router'
import { useTranslate } from '../../shared/i18n.ts'
import { channelOf, wayOfPayment } from '../../shared/channel.ts'
import { MoneySent } from '../../shared/money-sent.tsx'
import { Pictures } from '../../shared/pictures.tsx'
import { RefundFacts, type RefundRequest } from '../../shared/refund-facts.tsx'
import { QueueScreen } from '../../shared/queue-screen.tsx'
import { States } from '../../shared/states.tsx'
import { useMay } from '../../shared/use-may.ts'
import { useQueue } from '../../shared/use-queue.ts'
import { RefundDecision } from './refund-decision.tsx'

const usual: { status: (typeof refundQueues)[number] } = { status: 'WAITING' }

const noneOf: Partial<Record<string, string>> = { WAITING: 'refunds.none', TO_SEND: 'refunds.noneToSend' }

/** Undecided refunds and those whose money is to be sent, longest waiting first; and the outcome of the others. */
export function RefundsPage() {
  const t = useTranslate()
  const queue = useQueue(listStaffRefundRequests, usual)
  const { chosen, choose } = queue
  return (
    <QueueScreen
      heading={t('resources.refunds.name')}
      lead={t('refunds.lead')}
      none={t(noneOf[chosen.status] ?? 'refundRequests.none')}
      queue={queue}
      states={
        <States
          of={listStaffRefundRequests}
          onChoose={(status) => choose({ status })}
          states={refundQueues}
          value={chosen.status}
          words="refundStatus"
        />
      }
    >
      {(request) => <RefundCard request={request} />}
    </QueueScreen>
  )
}

function RefundCard({ request }: { request: RefundRequest }) {
  const t = useTranslate()
  const may = useMay()
  const { order } = request
  // What staff did not say, or was paid before payments were recorded, is what the customer chose.
  const came = order.payments
    .filter(({ amount }) => amount > 0)
    .map((payment) => wayOfPayment(payment) ?? channelOf(order))
  const ways = new Set(came.length > 0 ? came : [channelOf(order)])
  return (
    <Card>
      <CardContent>
        <Stack spacing={2}>
          <TextLink component={Link} to={`/orders/${order._id}/show`} variant="h6">
            {order.reference}
          </TextLink>
          <Typography>{order.recipient_name}</Typography>
          <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {request.cause === 'CHANGE' ? t('refunds.changed') : request.reason}
          </Typography>
          <Pictures
            addresses={request.image_ids.map((id) => `/api/admin/refund-requests/${request._id}/images/${id}`)}
          />
          <RefundFacts
            more={[
              [t('orders.total'), formatMoney(order.total_price)],
              [t('refunds.before'), formatMoney(order.refunded)],
              [t('orders.channel'), [...ways].map((way) => t(way)).join(' · ')],
            ]}
            request={request}
          />
          {request.status === 'WAITING' && may('refunds.decide') && <RefundDecision request={request} />}
          <MoneySent request={request} />
        </Stack>
      </CardContent>
    </Card>
  )
}
