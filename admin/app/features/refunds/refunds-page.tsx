import { Card, CardContent, Link as TextLink, Stack, Typography } from '@mui/material'
import type { Answer } from '@fitout/contract/endpoint.ts'
import { inLocale, type Locale } from '@fitout/contract/locales.ts'
import type { listStaffRefundRequests } from '@fitout/contract/staff-refund-requests.ts'
import { formatMoney } from '@fitout/ui/money.ts'
import { type RaRecord, useGetList, useLocale, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { Facts } from '../../shared/facts.tsx'
import { Pictures } from '../../shared/pictures.tsx'
import { Queue } from '../../shared/queue.tsx'
import { showTime } from '../../shared/show-time.ts'
import { useMay } from '../../shared/use-may.ts'
import { RefundDecision } from './refund-decision.tsx'

export type RefundRequest = Answer<typeof listStaffRefundRequests>['data'][number]

/** Refunds that wait for a decision, the longest waiting first. */
export function RefundsPage() {
  const t = useTranslate()
  const { data = [], isPending } = useGetList<RefundRequest & RaRecord>('refund-requests', {
    pagination: { page: 1, perPage: 25 },
  })
  const isEmpty = data.length === 0 && !isPending
  return (
    <Queue heading={t('resources.refunds.name')} lead={t(isEmpty ? 'refunds.none' : 'refunds.lead')}>
      {data.map((request) => (
        <RefundCard key={request._id} request={request} />
      ))}
    </Queue>
  )
}

function RefundCard({ request }: { request: RefundRequest }) {
  const t = useTranslate()
  const may = useMay()
  const locale = useLocale() as Locale
  const { order } = request
  const items = request.refund_items.map(
    (item) => `${inLocale(item.product_title, locale)} × ${item.qty} (${formatMoney(item.paid)})`,
  )
  return (
    <Card>
      <CardContent>
        <Stack spacing={2}>
          <TextLink component={Link} to={`/orders/${order._id}/show`} variant="h6">
            {order.reference}
          </TextLink>
          <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{request.reason}</Typography>
          <Pictures
            addresses={request.image_ids.map((id) => `/api/admin/refund-requests/${request._id}/images/${id}`)}
          />
          <Facts
            rows={[
              [t('orders.lines'), items.join(' · ')],
              [t('orders.total'), formatMoney(order.total_price)],
              [t('refunds.before'), formatMoney(order.refunded)],
              [t('orders.channel'), t(order.payment_method === 'ONLINE' ? 'channels.ONLINE' : 'refunds.byTransfer')],
              [t('refunds.asked'), showTime(request.created_at)],
            ]}
          />
          {may('refunds.decide') && <RefundDecision request={request} />}
        </Stack>
      </CardContent>
    </Card>
  )
}
