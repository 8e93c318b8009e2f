import { hongKongDay, showDay } from '@fitout/contract/hong-kong-time.ts'
import { listDeliveryStops, planDelivery } from '@fitout/contract/staff/delivery-runs.ts'
import { Button, TextField } from '@mui/material'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Columns } from '../../shared/columns.tsx'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { Part } from '../../shared/part.tsx'
import { Screen } from '../../shared/screen.tsx'
import { staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import { useList } from '../../shared/use-read.ts'
import { RunSteps } from './run-steps.tsx'
import { type Stop, StopList } from './stop-list.tsx'

/** The deliveries by the studio on a day, by district, and the orders still to be planned. */
export function DeliveryRunsPage() {
  const t = useTranslate()
  const locale = useLocale()
  const { run, isRunning } = useAction()
  const [address, setAddress] = useSearchParams()
  const [today] = useState(() => hongKongDay(new Date()))
  const asked = address.get('day') ?? ''
  const day = /^\d{4}-\d\d-\d\d$/.test(asked) ? asked : today
  const planned = useList(listDeliveryStops, { query: { day } })
  const waiting = useList(listDeliveryStops)
  const plan = (stops: readonly Stop[], on: string | null) =>
    void run(
      async () => {
        for (const { _id: id } of stops) await staffCall(planDelivery, { params: { id }, body: { day: on } })
      },
      on ? t('done.deliveriesPlanned', { count: stops.length, day: showDay(on) }) : 'done.deliveriesTakenOff',
    )
  return (
    <Screen
      beside={
        <>
          <TextField
            label={t('deliveryRuns.day')}
            onChange={({ target }) => setAddress(target.value ? { day: target.value } : {})}
            type="date"
            value={day}
          />
          <Button
            component="a"
            disabled={!planned.total}
            href={`/api/admin/delivery-run?${new URLSearchParams({ day, language: locale })}`}
            rel="noreferrer"
            target="_blank"
            variant="contained"
          >
            {t('deliveryRuns.print')}
          </Button>
        </>
      }
      error={planned.error ?? waiting.error}
      heading={t('deliveryRuns.title')}
      lead={t('deliveryRuns.lead')}
    >
      <Columns
        first={
          <Part heading={t('deliveryRuns.stops', { count: planned.total ?? 0 })}>
            <RunSteps stops={planned.data ?? []} />
            <StopList
              act={t('deliveryRuns.takeOff')}
              isRunning={isRunning}
              none={t('deliveryRuns.empty')}
              onAct={(stops) => plan(stops, null)}
              stops={planned.data}
            />
          </Part>
        }
        second={
          <Part heading={t('aside', { text: t('deliveryRuns.unplanned'), aside: waiting.total ?? 0 })}>
            <StopList
              act={t('deliveryRuns.add')}
              actOnAll={t('deliveryRuns.addAll')}
              isRunning={isRunning}
              none={t('deliveryRuns.none')}
              onAct={(stops) => plan(stops, day)}
              stops={waiting.data}
            />
          </Part>
        }
      />
    </Screen>
  )
}
