import { Stack } from '@mui/material'
import { useGetOne, useTranslate } from 'react-admin'
import { useParams } from 'react-router-dom'
import { BesideProof } from '../../shared/beside-proof.tsx'
import { Columns } from '../../shared/columns.tsx'
import { Part } from '../../shared/part.tsx'
import { Screen } from '../../shared/screen.tsx'
import { TrailLink } from '../../shared/trail-link.tsx'
import { OrderFacts } from './order-facts.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderNotes } from './order-notes.tsx'
import { OrderPapers } from './order-papers.tsx'
import { OrderUnmatchedPayments } from './order-unmatched-payments.tsx'
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
  if (!isWhole(order)) return <Screen error={error} />
  return (
    <Screen
      beside={
        <>
          <StatusChips order={order} />
          <Stack sx={{ gap: 1.5, flexBasis: { xs: '100%', md: 'auto' }, ml: 'auto', alignItems: { md: 'flex-end' } }}>
            <OrderSteps order={order} />
            <OrderPapers order={order} />
          </Stack>
        </>
      }
      heading={order.reference}
    >
      <OrderUnmatchedPayments orderId={id} />
      <Columns
        first={
          <>
            <Part heading={t(order.payment_method === 'ONLINE' ? 'orders.payment' : 'orders.proof')}>
              <ProofPart order={order} />
              {order.proof && <BesideProof orderId={id} proofId={order.proof._id} />}
            </Part>
            <Part heading={t('orders.lines')}>
              <OrderLines order={order} />
            </Part>
            {refunds.length > 0 && (
              <Part heading={t('refundRequests.title')}>
                <OrderRefunds refunds={refunds} />
              </Part>
            )}
          </>
        }
        second={
          <>
            <Part heading={t('orders.customer')}>
              <OrderFacts order={order} />
            </Part>
            <Part heading={t('timeline.title')}>
              <OrderTimeline order={order} refunds={refunds} />
              <TrailLink id={id} subject="order" />
            </Part>
            <Part heading={t('orders.notes')}>
              <OrderNotes order={order} />
            </Part>
          </>
        }
      />
    </Screen>
  )
}

/** What the list has shown stands in until the whole order is there. */
function isWhole(order: Partial<Order> | undefined): order is Order {
  return order?.lines !== undefined
}
