import { visitKinds } from '@fitout/contract/appointments.ts'
import { bookVisit, listFreeSlots } from '@fitout/contract/staff/appointments.ts'
import { useState } from 'react'
import { ChoiceField } from '../../shared/choice-field.tsx'
import { FormDialog } from '../../shared/form-dialog.tsx'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import { useKey } from '../../shared/use-key.ts'
import { useOne } from '../../shared/use-read.ts'
import { dayOf, dayTitle, hoursOf, type Slot } from './appointment.ts'
import { SlotField } from './slot-field.tsx'
import { newVisit, type VisitDraft, visitFrom } from './visit-draft.ts'
import { DistrictField, VisitFields } from './visit-fields.tsx'

type BookDialogProps = {
  /** The time agreed on; without it, one is chosen. */
  slot?: Slot
  known?: Partial<VisitDraft>
  /** The id of the enquiry, customer or renovation that it is for. */
  of?: string
  onBooked?: (day: string) => void
  onClose: () => void
}

/** Books a visit for a person on the telephone, confirmed at once. */
export function BookDialog({ slot, known, of = '', onBooked, onClose }: BookDialogProps) {
  const t = useTranslate()
  const locale = useLocale()
  const keyOf = useKey()
  const { run, isRunning } = useAction()
  const [draft, setDraft] = useState<VisitDraft>({ ...newVisit, ...known, ...factsOf(slot) })
  const change = (part: Partial<VisitDraft>) => setDraft((before) => ({ ...before, ...part }))
  const { kind, district } = draft
  const timeOf = (one: { starts_at: string; minutes: number }) => `${dayTitle(dayOf(one), locale)} ${hoursOf(one)}`
  const isForHome = kind === 'MEASUREMENT'
  const { data: offered } = useOne(listFreeSlots, {
    query: { kind, ...(isForHome && district && { district }) },
    enabled: !slot && (!isForHome || district !== ''),
  })

  async function book(): Promise<boolean> {
    const body = visitFrom(draft)
    return run(
      () => staffCall(bookVisit, { body, idempotencyKey: keyOf(body) }),
      ({ data }) => {
        onBooked?.(dayOf(data))
        return t('done.visitBooked', { reference: data.reference, time: timeOf(data) })
      },
    )
  }
  return (
    <FormDialog
      action={t('appointments.book')}
      isRunning={isRunning}
      kept={{ part: `visit ${slot?._id ?? of}`, onTakeUp: setDraft }}
      lead={slot && `${t(`appointments.kinds.${kind}`)} · ${timeOf(slot)}`}
      onClose={onClose}
      onSubmit={book}
      title={t('appointments.book')}
      typed={draft}
    >
      {!slot && (
        <ChoiceField
          choices={visitKinds}
          label={t('appointments.kind')}
          onChange={(chosen) => change({ kind: chosen, slotId: '' })}
          value={kind}
          words="appointments.kinds"
        />
      )}
      {isForHome && <DistrictField onChange={change} served={slot?.districts ?? []} value={district} />}
      {!slot && (
        <SlotField
          isDisabled={isForHome && district === ''}
          label={t('appointments.when')}
          onChange={(slotId) => change({ slotId })}
          slots={offered}
          value={draft.slotId}
        />
      )}
      <VisitFields draft={draft} onChange={change} />
    </FormDialog>
  )
}

function factsOf(slot: Slot | undefined): Partial<VisitDraft> {
  const kind = visitKinds.find((one) => one === slot?.kind)
  return slot && kind ? { kind, slotId: slot._id } : {}
}
