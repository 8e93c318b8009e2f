import { findStaffOrder } from '@fitout/contract/staff/orders.ts'
import { Button, Stack } from '@mui/material'
import { Link, useParams } from 'react-router'
import { BesideProof } from '../../shared/beside-proof.tsx'
import { Columns } from '../../shared/columns.tsx'
import { useTranslate } from '../../shared/i18n.ts'
import { Part } from '../../shared/part.tsx'
import { Presence } from '../../shared/presence.tsx'
import { Screen } from '../../shared/screen.tsx'
import { TrailLink } from '../../shared/trail-link.tsx'
import { useMay } from '../../shared/use-may.ts'
import { useOne } from '../../shared/use-read.ts'
import { ArchiveButton } from './archive-button.tsx'
import { OrderChanges } from './change/order-changes.tsx'
import { OrderFacts } from './order-facts.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderNotes } from './order-notes.tsx'
import { OrderPapers } from './order-papers.tsx'
import { OrderRefunds, useOrderRefunds } from './order-refunds.tsx'
import { OrderSteps } from './order-steps.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { OrderUnmatchedPayments } from './order-unmatched-payments.tsx'
import type { Order } from './order-types.ts'
import { PaymentLink } from './payment-link.tsx'
import { ProofPart } from './proof-part.tsx'
import { StatusChips } from './status-chips.tsx'

/** One order: the next step, the proof beside the expected payment, then everything else. */
export function OrderPage() {
  const { id = '' } = useParams()
  return <OrderDetails id={id} />
}

export function OrderDetails({ id }: { id: string }) {
  const t = useTranslate()
  const refunds = useOrderRefunds(id)
  const { data: order, error } = useOne(findStaffOrder, { params: { id } })
  if (!order) return <Screen error={error} />
  return (
    <Screen
      beside={
        <>
          <StatusChips order={order} />
          <Presence id={id} subject="order" />
          <Stack sx={{ gap: 1.5, flexBasis: { xs: '100%', md: 'auto' }, ml: 'auto', alignItems: { md: 'flex-end' } }}>
            <OrderSteps order={order} />
            <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'flex-end' }}>
              <ArchiveButton order={order} />
              <OrderPapers order={order} />
            </Stack>
          </Stack>
        </>
      }
      heading={order.reference}
    >
      <OrderUnmatchedPayments orderId={id} />
      <Columns
        first={
          <>
            {order.payment_status === 'unpaid' && <Payment order={order} />}
            <Part heading={t('orders.lines')}>
              <OrderLines order={order} refunds={refunds} />
              <OrderChanges order={order} />
            </Part>
            <OrderRefunds order={order} refunds={refunds} />
            {order.payment_status !== 'unpaid' && <Payment order={order} />}
          </>
        }
        second={
          <>
            <PaymentLink order={order} />
            <Part heading={t('orders.customer')}>
              <OrderFacts order={order} />
              <AgainButton id={id} />
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

/** Above everything else until it is paid; then callers ask about the rest. */
function Payment({ order }: { order: Order }) {
  const t = useTranslate()
  return (
    <Part heading={t(order.payment_method === 'ONLINE' ? 'orders.payment' : 'orders.proof')}>
      <ProofPart order={order} />
      {order.proof && <BesideProof orderId={order._id} proofId={order.proof._id} />}
    </Part>
  )
}

/** Begins a further order with the customer and the delivery of this one. */
function AgainButton({ id }: { id: string }) {
  const t = useTranslate()
  if (!useMay()('orders.place')) return null
  return (
    <Button component={Link} sx={{ mt: 1 }} to={`/orders/new?order=${id}`} variant="outlined">
      {t('orderDesk.again')}
    </Button>
  )
}
