import { changeOrder, priceOrderChange } from '@fitout/contract/staff/order-changes.ts'
import { formatMoney } from '@fitout/ui/money.ts'
import { TextField, Typography } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { ContactFields } from '../../../shared/contact-fields.tsx'
import { FormDialog } from '../../../shared/form-dialog.tsx'
import { useLocale, useTranslate } from '../../../shared/i18n.ts'
import { staffCall } from '../../../shared/staff-call.ts'
import { useAction } from '../../../shared/use-action.ts'
import { DeliveryPart } from '../new-order/delivery-part.tsx'
import { type Draft, servicesOf } from '../new-order/draft.ts'
import { LinesPart } from '../new-order/lines-part.tsx'
import type { Order } from '../order-types.ts'
import { changeOf, type ChangeTrial, draftOf, type Seen, seenOf, timesOf } from './change-draft.ts'
import { ChangedSince } from './changed-since.tsx'
import { ChangePreview } from './change-preview.tsx'

/** Changes the lines and the delivery of an order, with a preview of the consequences. */
export function ChangeDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const t = useTranslate()
  const locale = useLocale()
  const { run, isRunning } = useAction()
  const [seen, setSeen] = useState(() => seenOf(order))
  const [draft, setDraft] = useState(() => draftOf(order, locale))
  const props = { draft, onChange: (change: Partial<Draft>) => setDraft((before) => ({ ...before, ...change })) }
  const setDetails = (change: Partial<Draft['details']>) => props.onChange({ details: { ...draft.details, ...change } })
  const params = { id: order._id }
  const { body, trial, isOld, error } = useTrial(order, draft, isRunning)

  const save = async () => {
    if (!body || !trial) return false
    const wanted = { ...body, expected_total: trial.total }
    return run(
      () => staffCall(changeOrder, { params, body: wanted }),
      t(order.email && isForCustomer(trial) ? 'orderChanges.done' : 'orderChanges.doneUntold', {
        reference: order.reference,
      }),
    )
  }

  function takeUp(kept: { draft: Draft; seen: Seen }): void {
    setDraft(kept.draft)
    setSeen(kept.seen)
  }

  return (
    <FormDialog
      // On a phone the figures are below the visible part.
      action={[t('orderChanges.save'), trial && formatMoney(trial.total)].filter(Boolean).join(' · ')}
      isRunning={isRunning || isOld || !trial || isNothing(trial)}
      isWide
      kept={{ part: `change ${order._id}`, onTakeUp: takeUp }}
      onClose={onClose}
      onSubmit={save}
      title={t('orderChanges.title', { reference: order.reference })}
      typed={{ draft, seen }}
    >
      {order.version !== seen.version && !isRunning && (
        <ChangedSince {...props} key={order.version} order={order} seen={seen} />
      )}
      <Typography component="h3" variant="h6">
        {t('orderDesk.lines')}
      </Typography>
      <LinesPart {...props} times={timesOf(order)} trial={trial} />
      <Typography component="h3" variant="h6">
        {t('orderDesk.delivery')}
      </Typography>
      <TextField
        label={t('orderDesk.name')}
        onChange={({ target }) => setDetails({ name: target.value })}
        required
        slotProps={{ htmlInput: { maxLength: 100 } }}
        value={draft.details.name}
      />
      <ContactFields contacts={draft.details} onChange={setDetails} />
      <DeliveryPart {...props} services={servicesOf(trial)} />
      <ChangePreview error={error} trial={trial} />
    </FormDialog>
  )
}

/** Whether nothing would change. */
function isNothing(trial: ChangeTrial): boolean {
  const { changed_lines: lines, changed_fields: fields, total, total_before: before } = trial
  return lines.length === 0 && fields.length === 0 && total === before
}

/** Whether the customer is notified: the team of a service is the studio's own affair. */
function isForCustomer({ changed_lines: lines, changed_fields: fields, total, total_before: before }: ChangeTrial) {
  const isTold = lines.some((line) => line.before !== line.after || line.starts_before !== line.starts_after)
  return isTold || fields.length > 0 || total !== before
}

/** The preview of the change being edited; outdated while a newer answer is loading. */
function useTrial(order: Order, draft: Draft, isRunning: boolean) {
  const body = changeOf(order, draft)
  const typed = JSON.stringify(body ?? null)
  const asked = useDeferredValue(typed)
  const { data, error, isFetching } = useQuery({
    queryKey: ['order-change', order._id, asked],
    queryFn: async () => {
      const wanted = JSON.parse(asked) as typeof body | null
      return wanted ? (await staffCall(priceOrderChange, { params: { id: order._id }, body: wanted })).data : null
    },
    // After saving, the viewed order is outdated.
    enabled: !isRunning,
    placeholderData: keepPreviousData,
    retry: false,
  })
  const trial = body && !error ? (data ?? undefined) : undefined
  return { body, trial, error, isOld: isFetching || asked !== typed }
}
