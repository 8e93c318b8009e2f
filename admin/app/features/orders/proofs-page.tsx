import { Card, CardContent, Link as TextLink, Stack, Typography } from '@mui/material'
import { type RaRecord, Title, useGetList, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
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
    <Stack spacing={2} sx={{ py: 2 }}>
      <Title title={t('resources.proofs.name')} />
      <Typography component="h1" variant="h5">
        {t('resources.proofs.name')}
      </Typography>
      <Typography color="text.secondary">
        {orders.length === 0 && !isPending ? t('proofs.none') : t('proofs.lead')}
      </Typography>
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
    </Stack>
  )
}
