import { listStaffOrders } from '@fitout/contract/staff/orders.ts'
import { Card, CardContent, Link as TextLink, Stack } from '@mui/material'
import { Link } from 'react-router'
import { BesideProof } from '../../shared/beside-proof.tsx'
import { useTranslate } from '../../shared/i18n.ts'
import { Pages } from '../../shared/pages.tsx'
import { Screen } from '../../shared/screen.tsx'
import { useQueue } from '../../shared/use-queue.ts'
import { OrderSteps } from './order-steps.tsx'
import { ProofPart } from './proof-part.tsx'

/** The queue of proofs: picture beside what is expected, to confirm or refuse one after the other. */
export function ProofsPage() {
  const t = useTranslate()
  const queue = { filter: { waiting: 'proof' }, perPage: 20 }
  const { rows, total, error, pages } = useQueue(listStaffOrders, {}, queue)
  return (
    <Screen error={error} heading={t('resources.proofs.name')} lead={t(total === 0 ? 'proofs.none' : 'proofs.lead')}>
      {rows.map((order) => (
        <Card key={order._id}>
          <CardContent>
            <Stack spacing={2}>
              <TextLink component={Link} to={`/orders/${order._id}/show`} variant="h6">
                {order.reference} · {order.recipient_name}
              </TextLink>
              <ProofPart order={order} />
              {order.proof && <BesideProof orderId={order._id} proofId={order.proof._id} />}
              <OrderSteps order={{ ...order, steps: ['confirm-payment', 'refuse-proof'] }} />
            </Stack>
          </CardContent>
        </Card>
      ))}
      <Pages {...pages} />
    </Screen>
  )
}
