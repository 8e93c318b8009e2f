import { listStaffRefundRequests } from '@fitout/contract/staff/refund-requests.ts'
import { Button, Stack, Typography } from '@mui/material'
import { Link } from 'react-router'
import { useTranslate } from '../../shared/i18n.ts'
import { MoneySent } from '../../shared/money-sent.tsx'
import { RefundFacts, type RefundRequest } from '../../shared/refund-facts.tsx'
import { RefundStatus } from '../../shared/refund-status.tsx'
import { Part } from '../../shared/part.tsx'
import { useMay } from '../../shared/use-may.ts'
import { useList } from '../../shared/use-read.ts'
import type { Order } from './order-types.ts'
import { RequestRefund } from './request-refund.tsx'

/** The refund requests of an order, oldest first. */
export function useOrderRefunds(orderId: string): RefundRequest[] {
  const may = useMay()
  const { data = [] } = useList(listStaffRefundRequests, {
    query: { page: 1, per_page: 100, order_id: orderId },
    enabled: may('refunds.read'),
  })
  return data
}

/** The refund requests of an order with their outcome, and a further one for what is left to refund. */
export function OrderRefunds({ order, refunds }: { order: Order; refunds: RefundRequest[] }) {
  const t = useTranslate()
  const mayRequest = useMay()('refunds.request')
  const lines = mayRequest ? order.lines.filter(({ refundable_qty: left }) => left > 0) : []
  if (refunds.length === 0 && lines.length === 0) return null
  return (
    <Part heading={t('refundRequests.title')}>
      <Stack spacing={3} sx={{ alignItems: 'flex-start' }}>
        <Requests refunds={refunds} />
        {lines.length > 0 && <RequestRefund lines={lines} order={order} />}
      </Stack>
    </Part>
  )
}

function Requests({ refunds }: { refunds: RefundRequest[] }) {
  const t = useTranslate()
  return (
    <>
      {refunds.map((request) => (
        <Stack key={request._id} spacing={1.5} sx={{ alignItems: 'flex-start' }}>
          <RefundStatus status={request.status} />
          <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }} variant="body2">
            {request.cause === 'CHANGE' ? t('refunds.changed') : request.reason}
          </Typography>
          <RefundFacts request={request} />
          <MoneySent request={request} />
          {request.status === 'WAITING' && (
            <Button component={Link} size="small" to={`/refunds/${request._id}`} variant="outlined">
              {t('refundRequests.decide')}
            </Button>
          )}
        </Stack>
      ))}
    </>
  )
}
