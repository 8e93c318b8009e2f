import { Box, Stack, Typography } from '@mui/material'
import { Navigate } from 'react-router'
import { useTranslate } from '../../shared/i18n.ts'
import { useIsForeman } from '../../shared/session.ts'
import { Title } from '../../shared/title.tsx'
import { useMay } from '../../shared/use-may.ts'
import { Figures } from './figures.tsx'
import { FirstSteps } from './first-steps.tsx'
import { LargeHolds } from './large-holds.tsx'
import { LastBackup } from './last-backup.tsx'
import { TodaysFigures } from './todays-figures.tsx'
import { TodaysVisits } from './todays-visits.tsx'
import { Warnings } from './warnings.tsx'
import { WorkList } from './work-list.tsx'

/** The first page: the user's tasks by due time; beside them the day's visits and figures. */
export function DashboardPage() {
  const t = useTranslate()
  const may = useMay()
  const isForeman = useIsForeman()
  // A foreman's tasks are on the sites.
  if (isForeman) return <Navigate replace to="/sites" />
  return (
    <Stack spacing={3} sx={{ py: 2 }}>
      <Title title={t('kit.page.dashboard')} />
      {may('configuration.read') && <FirstSteps />}
      <Typography component="h2" variant="h5">
        {t('waiting.title')}
      </Typography>
      {may('figures.read') && <Warnings />}
      {may('orders.read') && <LargeHolds />}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: 'minmax(0, 1fr) 20rem' }, alignItems: 'start' }}>
        <WorkList />
        <Stack spacing={2}>
          {may('appointments.work') && <TodaysVisits />}
          {may('figures.read') && <TodaysFigures />}
          {may('figures.read') && <Figures />}
          {may('figures.read') && <LastBackup />}
        </Stack>
      </Box>
    </Stack>
  )
}
