import { Button, DialogContentText, Stack } from '@mui/material'
import { deliverOrder, shipOrder, undeliverOrder, unshipOrder } from '@fitout/contract/staff/orders.ts'
import { useState } from 'react'
import { Confirm } from '../../shared/confirm.tsx'
import { useTranslate } from '../../shared/i18n.ts'
import { staffCall } from '../../shared/staff-call.ts'
import { type OnEach, useBulk } from '../../shared/use-bulk.ts'
import type { Stop } from './stop-list.tsx'

type Step = OnEach<Stop> & { lead: string }

const nameOf = ({ reference, recipient_name: name }: Stop) => `${reference} · ${name}`
const keepAll = () => undefined

/** When the van leaves and when it is back: the same step for all stops that are ready for it. */
export function RunSteps({ stops }: { stops: readonly Stop[] }) {
  const t = useTranslate()
  const [asked, setAsked] = useState<Step>()
  const { runAll, isRunning } = useBulk<Stop>({ chosen: stops, choose: keepAll }, nameOf)
  const steps: Step[] = [
    {
      label: t('steps.ship'),
      lead: t('shipMany.ownLead'),
      isFor: ({ delivery_status: status }) => status === 'preparing',
      run: async ({ _id: id }) => staffCall(shipOrder, { params: { id }, body: {} }),
      undo: async ({ _id: id }) => staffCall(unshipOrder, { params: { id } }),
    },
    {
      label: t('steps.deliver.PARCEL'),
      lead: t('steps.deliverLead'),
      isFor: ({ delivery_status: status }) => status === 'shipped',
      run: async ({ _id: id }) => staffCall(deliverOrder, { params: { id } }),
      undo: async ({ _id: id }) => staffCall(undeliverOrder, { params: { id } }),
    },
  ]
  const rowsOf = ({ isFor }: Step) => stops.filter(isFor)
  const close = () => setAsked(undefined)
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, '&:has(button)': { mb: 2 } }}>
      {steps
        .filter((step) => rowsOf(step).length > 0)
        .map((step) => (
          <Button disabled={isRunning} key={step.label} onClick={() => setAsked(step)} variant="outlined">
            {t('kit.bulk.title', { act: step.label, count: rowsOf(step).length })}
          </Button>
        ))}
      {asked && (
        <Confirm
          confirm={asked.label}
          content={
            <DialogContentText sx={{ whiteSpace: 'pre-line' }}>
              {[asked.lead, ...rowsOf(asked).map(nameOf)].join('\n')}
            </DialogContentText>
          }
          isOpen
          isUndoable={asked.undo !== undefined}
          loading={isRunning}
          onClose={close}
          onConfirm={() => void runAll(asked, '').then(close)}
          title={t('kit.bulk.title', { act: asked.label, count: rowsOf(asked).length })}
        />
      )}
    </Stack>
  )
}
