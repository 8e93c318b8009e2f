import { Card, CardContent, Link as TextLink, Stack } from '@mui/material'
import { type RaRecord, useGetList, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { Screen } from '../../shared/screen.tsx'
import { OrderSteps } from './order-steps.tsx'
import type { OrderSummary } from './order-types.ts'
import { ProofPart } from './proof-part.tsx'

/** The queue of proofs: picture beside what is expected, to confirm or refuse one after the other. */
export function ProofsPage() {
  const t = useTranslate()
  const { data: orders = [], isPending } = useGetList<OrderSummary & RaRecord>('orders', {
    pagination: { page: 1, perPage: 20 },
    filter: { waiting: 'proof' },
  })
  return (
    <Screen
      heading={t('resources.proofs.name')}
      lead={t(orders.length === 0 && !isPending ? 'proofs.none' : 'proofs.lead')}
    >
      {orders.map((order) => (
        <Card key={order._id}>
          <CardContent>
            <Stack spacing={2}>
              <TextLink component={Link} to={`/orders/${order._id}/show`} variant="h6">
                {order.reference} · {order.recipient_name}
              </TextLink>
              <ProofPart order={order} />
              <OrderSteps order={{ ...order, steps: ['confirm-payment', 'refuse-proof'] }} />
            </Stack>
          </CardContent>
        </Card>
      ))}
    </Screen>
  )
}
