import { showDay } from '@fitout/contract/hong-kong-time.ts'
import { listWeatherDays, removeWeatherDay } from '@fitout/contract/staff/weather-days.ts'
import { Button } from '@mui/material'
import { useState } from 'react'
import { Confirm } from '../../shared/confirm.tsx'
import { useTranslate } from '../../shared/i18n.ts'
import { ListScreen } from '../../shared/list-screen.tsx'
import { staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import { useMay } from '../../shared/use-may.ts'
import { useQueue } from '../../shared/use-queue.ts'
import type { RowOf } from '../../shared/use-read.ts'
import { AddWeatherDay } from './add-weather-day.tsx'

type LostDay = RowOf<typeof listWeatherDays>

/** The weather days, lost in all renovations. */
export function WeatherDaysPage() {
  const t = useTranslate()
  const may = useMay()
  const queue = useQueue(listWeatherDays, {})
  const [isAdding, setAdding] = useState(false)
  const [removed, setRemoved] = useState<LostDay>()
  const mayChange = may('renovations.work')
  const lost = (row: LostDay) => t(`weatherDays.lost.${row.lost === 1 ? 'whole' : 'half'}`)
  const reason = (row: LostDay) => [t(`weatherDays.causes.${row.cause}`), row.reason].filter(Boolean).join(' · ')
  const remove = (row: LostDay) =>
    mayChange && (
      <Button
        aria-label={`${t('weatherDays.remove')} · ${showDay(row.day)}`}
        onClick={() => setRemoved(row)}
        size="small"
      >
        {t('weatherDays.remove')}
      </Button>
    )
  return (
    <>
      <ListScreen
        beside={
          mayChange && (
            <Button onClick={() => setAdding(true)} variant="contained">
              {t('weatherDays.add')}
            </Button>
          )
        }
        columns={[
          { label: t('weatherDays.day'), render: (row) => showDay(row.day) },
          { label: t('weatherDays.cause'), render: reason },
          { label: t('weatherDays.lostTitle'), render: lost },
          { label: t('weatherDays.by'), render: (row) => row.staff_name },
          { label: t('kit.action.acts'), render: remove, isAct: true },
        ]}
        heading={t('resources.weatherDays.name')}
        lead={t('weatherDays.lead')}
        none={t('weatherDays.none')}
        queue={queue}
        short={{
          renderTitle: (row) => showDay(row.day),
          renderFacts: (row) => [lost(row), reason(row)].join(' · '),
          renderAside: remove,
        }}
      />
      {isAdding && <AddWeatherDay onClose={() => setAdding(false)} />}
      {removed && <RemoveDay onClose={() => setRemoved(undefined)} row={removed} />}
    </>
  )
}

function RemoveDay({ row, onClose }: { row: LostDay; onClose: () => void }) {
  const t = useTranslate()
  const { run, isRunning } = useAction()
  const remove = () =>
    run(
      () => staffCall(removeWeatherDay, { params: { id: row._id } }),
      t('done.weatherDayRemoved', { day: showDay(row.day) }),
    )
  return (
    <Confirm
      confirm={t('weatherDays.remove')}
      content={t('weatherDays.removeLead')}
      isOpen
      loading={isRunning}
      onClose={onClose}
      onConfirm={() => void remove().then((isDone) => isDone && onClose())}
      title={t('weatherDays.removeTitle', { day: showDay(row.day) })}
    />
  )
}
