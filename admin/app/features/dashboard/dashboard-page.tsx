import { Alert, Box, Card, CardActionArea, CardContent, Link as TextLink, Stack, Typography } from '@mui/material'
import { readFigures } from '@fitout/contract/staff/dashboard.ts'
import { formatMoney } from '@fitout/ui/money.ts'
import { useQuery } from '@tanstack/react-query'
import { Title, useGetList, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { showTime } from '../../shared/show-time.ts'
import { staffCall } from '../../shared/staff-call.ts'
import { useMay } from '../../shared/use-may.ts'
import { DayChart } from './day-chart.tsx'
import { LargeHolds } from './large-holds.tsx'

/** The first page: what waits for this person, each with the way to it. */
export function DashboardPage() {
  const t = useTranslate()
  const may = useMay()
  return (
    <Stack spacing={3} sx={{ py: 2 }}>
      <Title title={t('ra.page.dashboard')} />
      <Typography component="h2" variant="h5">
        {t('waiting.title')}
      </Typography>
      {may('figures.read') && <Warnings />}
      {may('orders.read') && <LargeHolds />}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(auto-fill, minmax(15rem, 1fr))' },
        }}
      >
        {may('payments.decide') && <Waiting filter={{ waiting: 'proof' }} label="waiting.proofs" to="/proofs" />}
        {may('orders.read') && (
          <>
            <Waiting filter={{ waiting: 'delivery' }} label="waiting.deliveries" to={listOf({ waiting: 'delivery' })} />
            <Waiting filter={{ status: 'submitted' }} label="waiting.submitted" to={listOf({ status: 'submitted' })} />
          </>
        )}
        {may('enquiries.work') && <Waiting label="waiting.enquiries" of="enquiries" to="/enquiries" />}
        {may('refunds.decide') && (
          <Waiting filter={{ status: 'WAITING' }} label="waiting.refunds" of="refund-requests" to="/refunds" />
        )}
        {may('payments.decide') && <Waiting label="waiting.payments" of="payment-puzzles" to="/payments" />}
        {may('reviews.decide') && <Waiting label="waiting.reviews" of="reviews" to="/reviews" />}
        {may('comments.decide') && <Waiting label="waiting.comments" of="comments" to="/comments" />}
        {may('products.read') && <Waiting label="waiting.lowStock" of="low-stock" to="/low-stock" />}
        {may('jobs.read') && <Waiting label="waiting.jobs" of="jobs" to="/jobs" />}
      </Box>
      {may('figures.read') && <Figures />}
    </Stack>
  )
}

function useFigures() {
  return useQuery({ queryKey: ['figures'], queryFn: async () => (await staffCall(readFigures)).data }).data
}

/** What does not go as it should. */
function Warnings() {
  const t = useTranslate()
  const data = useFigures()
  if (!data) return null
  const stopped = data.late_jobs.map(({ name, last_at }) =>
    t('waiting.stoppedSince', { job: t(`jobNames.${name}`, { _: name }), time: showTime(last_at) }),
  )
  return (
    <>
      {stopped.length > 0 && (
        <Alert severity="error">{t('waiting.stopped', { jobs: stopped.join(t('waiting.stoppedSeparator')) })}</Alert>
      )}
      {data.wrong_guesses.map(({ purpose, count, since, until }) => (
        <Alert key={purpose} severity="warning">
          {t('waiting.guessed', {
            what: t(`waiting.guesses.${purpose}`),
            count,
            since: showTime(since),
            until: showTime(until),
          })}
        </Alert>
      ))}
      {data.late_proofs.count > 0 && (
        <Alert severity="warning">
          <TextLink color="inherit" component={Link} to="/proofs">
            {t('waiting.lateProofs', data.late_proofs)}
          </TextLink>
        </Alert>
      )}
      {data.late_enquiries > 0 && (
        <Alert severity="warning">
          <TextLink color="inherit" component={Link} to="/enquiries?is_late=true">
            {t('waiting.late', { count: data.late_enquiries })}
          </TextLink>
        </Alert>
      )}
    </>
  )
}

function Figures() {
  const t = useTranslate()
  const data = useFigures()
  if (!data) return null
  const sales = data.days.map(({ day, sales: value }) => ({ day, value }))
  const enquiries = data.days.map(({ day, enquiries: value }) => ({ day, value }))
  const total = (days: typeof sales) => days.reduce((sum, { value }) => sum + value, 0)
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '1fr 1fr' } }}>
      <DayChart
        days={sales}
        heading={t('figures.sales')}
        show={(value) => formatMoney(value)}
        sum={formatMoney(total(sales))}
      />
      <DayChart days={enquiries} heading={t('figures.enquiries')} show={String} sum={String(total(enquiries))} />
    </Box>
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
