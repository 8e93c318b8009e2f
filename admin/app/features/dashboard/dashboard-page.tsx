import type { Endpoint, QueryInput } from '@fitout/contract/endpoint.ts'
import { listStaffEnquiries } from '@fitout/contract/staff/enquiries.ts'
import { listFailedJobs } from '@fitout/contract/staff/failed-jobs.ts'
import { listStaffOrders } from '@fitout/contract/staff/orders.ts'
import { listPaymentQueue } from '@fitout/contract/staff/payment-records.ts'
import { listStaffComments } from '@fitout/contract/staff/post-comments.ts'
import { listStaffRefundRequests } from '@fitout/contract/staff/refund-requests.ts'
import { listUnansweredMessages } from '@fitout/contract/staff/renovation-messages.ts'
import { listStaffRenovations, renovationWaits } from '@fitout/contract/staff/renovations.ts'
import { listStaffReviews } from '@fitout/contract/staff/reviews.ts'
import { listUnmatchedPayments } from '@fitout/contract/staff/unmatched-payments.ts'
import { Alert, Box, Card, CardActionArea, CardContent, Link as TextLink, Stack, Typography } from '@mui/material'
import { listLowStock, readFigures } from '@fitout/contract/staff/dashboard.ts'
import { formatMoney } from '@fitout/ui/money.ts'
import { useQuery } from '@tanstack/react-query'
import { Link, Navigate } from 'react-router'
import { useTranslate } from '../../shared/i18n.ts'
import { useOneself } from '../../shared/session.ts'
import { showTime } from '../../shared/show-time.ts'
import { staffCall } from '../../shared/staff-call.ts'
import { Title } from '../../shared/title.tsx'
import { useMay } from '../../shared/use-may.ts'
import { useList } from '../../shared/use-read.ts'
import { DayChart } from './day-chart.tsx'
import { FirstSteps } from './first-steps.tsx'
import { LargeHolds } from './large-holds.tsx'

/** The first page: what waits for this person, each with the way to it. */
export function DashboardPage() {
  const t = useTranslate()
  const may = useMay()
  const role = useOneself()?.role
  // What waits for a foreman is on the sites.
  if (role === 'site') return <Navigate replace to="/sites" />
  return (
    <Stack spacing={3} sx={{ py: 2 }}>
      <Title title={t('kit.page.dashboard')} />
      {may('configuration.read') && <FirstSteps />}
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
        {may('payments.decide') && <Waiting label="waiting.proofs" of={listPaymentQueue} to="/proofs" />}
        {may('orders.read') && (
          <>
            <Waiting filter={{ waiting: 'delivery' }} label="waiting.deliveries" to="/orders?waiting=delivery" />
            <Waiting filter={{ status: 'submitted' }} label="waiting.submitted" to="/orders?status=submitted" />
          </>
        )}
        {may('renovations.read') &&
          renovationWaits.map((waiting) => (
            <Waiting
              filter={{ waiting }}
              key={waiting}
              label={`waiting.${waiting}`}
              of={listStaffRenovations}
              to={`/renovations?status=&waiting=${waiting}`}
            />
          ))}
        {may('enquiries.work') && <Waiting label="waiting.enquiries" of={listStaffEnquiries} to="/enquiries" />}
        {may('renovations.work') && <Waiting label="waiting.messages" of={listUnansweredMessages} to="/messages" />}
        {may('refunds.decide') && (
          <Waiting filter={{ status: 'WAITING' }} label="waiting.refunds" of={listStaffRefundRequests} to="/refunds" />
        )}
        {may('payments.decide') && <Waiting label="waiting.payments" of={listUnmatchedPayments} to="/payments" />}
        {may('reviews.decide') && <Waiting label="waiting.reviews" of={listStaffReviews} to="/reviews" />}
        {may('comments.decide') && <Waiting label="waiting.comments" of={listStaffComments} to="/comments" />}
        {may('products.read') && <Waiting label="waiting.lowStock" of={listLowStock} to="/low-stock" />}
        {may('jobs.read') && <Waiting label="waiting.jobs" of={listFailedJobs} to="/jobs" />}
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

type WaitingProps = { of?: Endpoint; filter?: object; label: string; to: string }

function Waiting({ of = listStaffOrders, filter = {}, label, to }: WaitingProps) {
  const t = useTranslate()
  const { total } = useList(of, { query: { page: 1, per_page: 1, ...filter } as QueryInput<Endpoint> })
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
