import { Box, Card, CardActionArea, CardContent, Stack, Typography } from '@mui/material'
import { Title, useGetList, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { useMay } from '../../shared/use-may.ts'

/** The first page: what waits for this person, each with the way to it. */
export function WaitingPage() {
  const t = useTranslate()
  const may = useMay()
  return (
    <Stack spacing={3} sx={{ py: 2 }}>
      <Title title={t('ra.page.dashboard')} />
      <Typography component="h2" variant="h5">
        {t('waiting.title')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(15rem, 1fr))' }}>
        {may('payments.decide') && <Waiting filter={{ waiting: 'proof' }} label="waiting.proofs" to="/proofs" />}
        {may('orders.read') && (
          <>
            <Waiting filter={{ waiting: 'delivery' }} label="waiting.deliveries" to={listOf({ waiting: 'delivery' })} />
            <Waiting filter={{ status: 'submitted' }} label="waiting.submitted" to={listOf({ status: 'submitted' })} />
          </>
        )}
        {may('enquiries.work') && <Waiting label="waiting.enquiries" of="enquiries" to="/enquiries" />}
        {may('refunds.decide') && <Waiting label="waiting.refunds" of="refund-requests" to="/refunds" />}
        {may('reviews.decide') && <Waiting label="waiting.reviews" of="reviews" to="/reviews" />}
      </Box>
    </Stack>
  )
}

const listOf = (filter: object) => `/orders?filter=${encodeURIComponent(JSON.stringify(filter))}`

type WaitingProps = { of?: string; filter?: object; label: string; to: string }

function Waiting({ of = 'orders', filter = {}, label, to }: WaitingProps) {
  const t = useTranslate()
  const { total } = useGetList(of, { pagination: { page: 1, perPage: 1 }, filter })
  return (
    <Card>
      <CardActionArea component={Link} to={to}>
        <CardContent>
          <Typography color={total ? 'primary' : 'text.secondary'} component="p" variant="h4">
            {total ?? '–'}
          </Typography>
          <Typography>{t(label)}</Typography>
        </CardContent>
      </CardActionArea>
    </Card>
  )
}
