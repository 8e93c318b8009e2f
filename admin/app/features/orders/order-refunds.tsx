import { listStaffRefundRequests } from '@fitout/contract/staff/refund-requests.ts'
import { Button, Chip, Stack, Typography } from '@mui/material'
import { Link } from 'react-router'
import { useTranslate } from '../../shared/i18n.ts'
import { RefundFacts, type RefundRequest } from '../../shared/refund-facts.tsx'
import { useMay } from '../../shared/use-may.ts'
import { useList } from '../../shared/use-read.ts'

/** The refund requests of an order, oldest first. */
export function useOrderRefunds(orderId: string): RefundRequest[] {
  const may = useMay()
  const { data = [] } = useList(listStaffRefundRequests, {
    query: { page: 1, per_page: 100, order_id: orderId },
    enabled: may('refunds.read'),
  })
  return data
}

const colours = { WAITING: 'warning', APPROVED: 'success', REJECTED: 'default', WITHDRAWN: 'default' } as const

/** A customer's refund request and its outcome. */
export function OrderRefunds({ refunds }: { refunds: RefundRequest[] }) {
  const t = useTranslate()
  return (
    <Stack spacing={3}>
      {refunds.map((request) => (
        <Stack key={request._id} spacing={1.5} sx={{ alignItems: 'flex-start' }}>
          <Chip
            color={colours[request.status]}
            label={t(`refundStatus.${request.status}`)}
            size="small"
            variant="outlined"
          />
          <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }} variant="body2">
            {request.cause === 'CHANGE' ? t('refunds.changed') : request.reason}
          </Typography>
          <RefundFacts request={request} />
          {request.status === 'WAITING' && (
            <Button component={Link} size="small" to="/refunds" variant="outlined">
              {t('refundRequests.decide')}
            </Button>
          )}
        </Stack>
      ))}
    </Stack>
  )
}
