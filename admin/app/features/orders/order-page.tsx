import { Box, Card, CardContent, Stack, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { Loading, Title, useGetOne, useTranslate } from 'react-admin'
import { useParams } from 'react-router-dom'
import { OrderFacts } from './order-facts.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderNotes } from './order-notes.tsx'
import { OrderPapers } from './order-papers.tsx'
import { OrderSteps } from './order-steps.tsx'
import { OrderRefunds, useOrderRefunds } from './order-refunds.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import type { Order } from './order-types.ts'
import { ProofPart } from './proof-part.tsx'
import { StatusChips } from './status-chips.tsx'

/** One order: what to do next, the proof beside what is expected, then everything else. */
export function OrderPage() {
  const t = useTranslate()
  const { id = '' } = useParams()
  const refunds = useOrderRefunds(id)
  const { data: order, error } = useGetOne<Partial<Order> & { id: string }>('orders', { id })
  if (error) return <Typography sx={{ p: 3 }}>{error.message}</Typography>
  if (!isWhole(order)) return <Loading />
  return (
    <Box sx={{ py: 2 }}>
      <Title title={order.reference} />
      <Stack
        direction={{ xs: 'column', md: 'row' }}
        sx={{ gap: 2, mb: 2, alignItems: { md: 'center' }, justifyContent: 'space-between' }}
      >
        <Stack sx={{ gap: 1 }}>
          <Typography component="h2" variant="h5">
            {order.reference}
          </Typography>
          <StatusChips order={order} />
        </Stack>
        <Stack sx={{ gap: 1.5, alignItems: { md: 'flex-end' } }}>
          <OrderSteps order={order} />
          <OrderPapers order={order} />
        </Stack>
      </Stack>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '1fr 1fr' }, alignItems: 'start' }}>
        <Part heading={t(order.payment_method === 'ONLINE' ? 'orders.payment' : 'orders.proof')}>
          <ProofPart order={order} />
        </Part>
        <Part heading={t('orders.customer')}>
          <OrderFacts order={order} />
        </Part>
        <Part heading={t('orders.lines')}>
          <OrderLines order={order} />
        </Part>
        <Part heading={t('timeline.title')}>
          <OrderTimeline order={order} refunds={refunds} />
        </Part>
        {refunds.length > 0 && (
          <Part heading={t('refundRequests.title')}>
            <OrderRefunds refunds={refunds} />
          </Part>
        )}
        <Part heading={t('orders.notes')}>
          <OrderNotes order={order} />
        </Part>
      </Box>
    </Box>
  )
}

/** What the list has shown stands in until the whole order is there. */
function isWhole(order: Partial<Order> | undefined): order is Order {
  return order?.lines !== undefined
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Card>
      <CardContent>
        <Typography component="h3" gutterBottom variant="h6">
          {heading}
        </Typography>
        {children}
      </CardContent>
    </Card>
  )
}
