import { Card, CardContent, Link as TextLink, MenuItem, Stack, TextField, Typography } from '@mui/material'
import { refundStatuses } from '@fitout/contract/refund-requests.ts'
import { formatMoney } from '@fitout/ui/money.ts'
import { useState } from 'react'
import { type RaRecord, useGetList, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { Facts } from '../../shared/facts.tsx'
import { Pictures } from '../../shared/pictures.tsx'
import { Screen } from '../../shared/screen.tsx'
import { RefundFacts, type RefundRequest } from '../../shared/refund-facts.tsx'
import { useMay } from '../../shared/use-may.ts'
import { RefundDecision } from './refund-decision.tsx'

type Status = RefundRequest['status']

/** Refunds that wait for a decision, the longest waiting first; and what came of the others. */
export function RefundsPage() {
  const t = useTranslate()
  const [status, setStatus] = useState<Status>('WAITING')
  const { data = [], isPending } = useGetList<RefundRequest & RaRecord>('refund-requests', {
    pagination: { page: 1, perPage: 25 },
    filter: { status },
  })
  const isEmpty = data.length === 0 && !isPending
  return (
    <Screen
      heading={t('resources.refunds.name')}
      lead={t(isEmpty ? (status === 'WAITING' ? 'refunds.none' : 'refundRequests.none') : 'refunds.lead')}
    >
      <TextField
        label={t('refundRequests.status')}
        onChange={(event) => setStatus(event.target.value as Status)}
        select
        sx={{ maxWidth: 240 }}
        value={status}
      >
        {refundStatuses.map((one) => (
          <MenuItem key={one} value={one}>
            {t(`refundStatus.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      {data.map((request) => (
        <RefundCard key={request._id} request={request} />
      ))}
    </Screen>
  )
}

function RefundCard({ request }: { request: RefundRequest }) {
  const t = useTranslate()
  const may = useMay()
  const { order } = request
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
          <RefundFacts request={request} />
          <Facts
            rows={[
              [t('orders.total'), formatMoney(order.total_price)],
              [t('refunds.before'), formatMoney(order.refunded)],
              [t('orders.channel'), t(order.payment_method === 'ONLINE' ? 'channels.ONLINE' : 'refunds.byTransfer')],
            ]}
          />
          {request.status === 'WAITING' && may('refunds.decide') && <RefundDecision request={request} />}
        </Stack>
      </CardContent>
    </Card>
  )
}
