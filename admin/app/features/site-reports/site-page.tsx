import { showDay } from '@fitout/contract/hong-kong-time.ts'
import { Button, Stack, Typography } from '@mui/material'
import { Link as RouterLink, useParams } from 'react-router'
import { Facts } from '../../shared/facts.tsx'
import { useTranslate } from '../../shared/i18n.ts'
import { Part } from '../../shared/part.tsx'
import { RoomPresence } from '../../shared/room-link.tsx'
import { Screen } from '../../shared/screen.tsx'
import { StageList } from '../../shared/stage-list.tsx'
import { DrawingsPart } from './drawings-part.tsx'
import { CachedNotice } from './cached-notice.tsx'
import { OutboxPart } from './outbox-part.tsx'
import { ReportsPart } from './reports-part.tsx'
import { useSite } from './use-site.ts'

type Site = NonNullable<ReturnType<typeof useSite>['data']>['data']

/** One site: address, permitted hours, stages, drawings, and reports. */
export function SitePage() {
  const t = useTranslate()
  const { id = '' } = useParams()
  const { data: read, error } = useSite(id)
  if (!read) return <Screen error={error} />
  const site = read.data
  const mayWork = read.cachedAt === undefined && (site.status === 'ACCEPTED' || site.status === 'IN_PROGRESS')
  return (
    <Screen beside={<RoomPresence />} heading={site.title || site.reference}>
      <Stack spacing={1}>
        <Button component={RouterLink} size="large" to={`/sites/${id}/report`} variant="contained">
          {t('siteReports.sites.report')}
        </Button>
        <Button component={RouterLink} size="large" to={`/sites/${id}/defects`} variant="outlined">
          {t('defects.title')}
        </Button>
      </Stack>
      <OutboxPart />
      <CachedNotice at={read.cachedAt} />
      <StageList mayWork={mayWork} renovationId={id} stages={site.works.data} />
      {read.cachedAt === undefined && (
        <Part heading={t('siteReports.sites.drawings')}>
          <DrawingsPart id={id} />
        </Part>
      )}
      <Part heading={t('renovations.building')}>
        <Building site={site} />
      </Part>
      {read.cachedAt === undefined && (
        <Part heading={t('siteReports.sites.reports')}>
          <ReportsPart id={id} />
        </Part>
      )}
    </Screen>
  )
}

function Building({ site: { address, building, checks } }: { site: Site }) {
  const t = useTranslate()
  const permit = [
    building.permit_number,
    [building.permit_from, building.permit_until].filter(Boolean).map(showDay).join(' – '),
  ]
  const open = checks.filter(({ state, is_over: isOver }) => state === 'NEEDED' || isOver)
  return (
    <>
      <Facts
        rows={[
          [t('renovations.fields.address'), address],
          [t('renovations.fields.management_office'), building.management_office],
          [t('renovations.fields.permit_number'), permit.filter(Boolean).join(' · ')],
          [t('renovations.fields.work_days'), t(`renovations.workDays.${building.work_days}`)],
          [t('renovations.fields.hours'), building.hours],
          [t('renovations.fields.noisy_hours'), building.noisy_hours],
        ]}
      />
      {open.map(({ key, is_over: isOver }) => (
        <Typography color="warning.main" key={key} variant="body2">
          {t(`renovations.checks.${key}`)} · {t(`renovations.checkStates.${isOver ? 'over' : 'NEEDED'}`)}
        </Typography>
      ))}
    </>
  )
}
