import { Card, CardContent, Link as TextLink, Stack } from '@mui/material'
import { type RaRecord, useGetList, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { Pages } from '../../shared/pages.tsx'
import { Screen } from '../../shared/screen.tsx'
import { useAddress } from '../../shared/use-address.ts'
import { OrderSteps } from './order-steps.tsx'
import type { OrderSummary } from './order-types.ts'
import { ProofPart } from './proof-part.tsx'

const perPage = 20

/** The queue of proofs: picture beside what is expected, to confirm or refuse one after the other. */
export function ProofsPage() {
  const t = useTranslate()
  const { page, turnTo } = useAddress({})
  const {
    data: orders = [],
    total,
    error,
  } = useGetList<OrderSummary & RaRecord>('orders', {
    pagination: { page, perPage },
    filter: { waiting: 'proof' },
  })
  return (
    <Screen error={error} heading={t('resources.proofs.name')} lead={t(total === 0 ? 'proofs.none' : 'proofs.lead')}>
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
      <Pages onTurn={turnTo} page={page} perPage={perPage} total={total} />
    </Screen>
  )
}
