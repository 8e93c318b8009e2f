import { showDay } from '@fitout/contract/hong-kong-time.ts'
import { findStaffRenovation } from '@fitout/contract/staff/renovations.ts'
import { showStaffWorks } from '@fitout/contract/staff/stages.ts'
import { Button, LinearProgress, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { useParams } from 'react-router'
import { useTranslate } from '../../shared/i18n.ts'
import { Part } from '../../shared/part.tsx'
import { RoomLink } from '../../shared/room-link.tsx'
import { Screen } from '../../shared/screen.tsx'
import { useMay } from '../../shared/use-may.ts'
import { useOne } from '../../shared/use-read.ts'
import { StageList } from '../../shared/stage-list.tsx'
import { PlanDialog } from './plan-dialog.tsx'
import type { StaffWorks } from './staff-works.ts'

/** The stages of a renovation: agreed, forecast and actual days side by side, and the next step of each. */
export function StagesPage() {
  const t = useTranslate()
  const may = useMay()
  const { id = '' } = useParams()
  const { data: room, error: roomError } = useOne(findStaffRenovation, { params: { id } })
  const { data: works, error } = useOne(showStaffWorks, { params: { id } })
  const [isPlanning, setPlanning] = useState(false)
  if (!room || !works) return <Screen error={roomError ?? error} />
  const isUnderWay = room.status === 'ACCEPTED' || room.status === 'IN_PROGRESS'
  const mayWork = may('site.work') && (isUnderWay || room.status === 'INSPECTION')
  return (
    <Screen
      beside={
        <>
          <RoomLink id={id} />
          {isUnderWay && may('renovations.work') && (
            <Button onClick={() => setPlanning(true)} variant="outlined">
              {t('stages.plan')}
            </Button>
          )}
        </>
      }
      heading={t('stages.heading')}
    >
      {works.data.length === 0 ? (
        <Typography>{t('stages.none')}</Typography>
      ) : (
        <>
          <Part heading={t('stages.done', { percent: works.percent })}>
            <WorksHead works={works} />
          </Part>
          <StageList isOffice mayWork={mayWork} renovationId={id} stages={works.data} />
        </>
      )}
      {isPlanning && <PlanDialog id={id} onClose={() => setPlanning(false)} works={works} />}
    </Screen>
  )
}

function WorksHead({ works }: { works: StaffWorks }) {
  const t = useTranslate()
  const { agreed_end: agreed, forecast_end: forecast, days_late: late } = works
  return (
    <Stack spacing={1}>
      <LinearProgress aria-label={t('stages.heading')} value={works.percent} variant="determinate" />
      {agreed && forecast && (
        <Typography>
          {t('stages.ends', { agreed: showDay(agreed), forecast: showDay(forecast) })}
          {' · '}
          {late > 0 ? t('stages.worksLate', { days: late }) : t('stages.onTime')}
        </Typography>
      )}
      {works.days_by_weather > 0 && (
        <Typography color="text.secondary" variant="body2">
          {t('stages.lost', { days: works.days_by_weather })}
        </Typography>
      )}
    </Stack>
  )
}
