import { correctVisitor } from '@fitout/contract/staff/appointments.ts'
import { useState } from 'react'
import { FormDialog } from '../../shared/form-dialog.tsx'
import { useTranslate } from '../../shared/i18n.ts'
import { phoneParts } from '../../shared/phone-parts.ts'
import { staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import type { Appointment } from './appointment.ts'
import type { VisitDraft } from './visit-draft.ts'
import { DistrictField, VisitFields } from './visit-fields.tsx'

/** Corrects who visits, or is visited. */
export function CorrectDialog({ appointment, onClose }: { appointment: Appointment; onClose: () => void }) {
  const t = useTranslate()
  const { run, isRunning } = useAction()
  const { _id: id, reference, kind, visitor_version: version } = appointment
  const [draft, setDraft] = useState(() => visitorOf(appointment))
  const change = (part: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...part }))
  const { district, ...visitor } = draft
  const body = { ...visitor, ...(district && { district }), version }
  const correct = async () =>
    run(() => staffCall(correctVisitor, { params: { id }, body }), t('done.visitorCorrected', { reference }))
  return (
    <FormDialog
      action={t('kit.action.save')}
      isRunning={isRunning}
      lead={t('appointments.correctLead')}
      onClose={onClose}
      onSubmit={correct}
      title={t('appointments.correctOf', { reference })}
      typed={draft}
    >
      {kind === 'MEASUREMENT' && (
        <DistrictField hint={t('appointments.districtMayMove')} onChange={change} served={[]} value={district} />
      )}
      <VisitFields draft={{ ...draft, kind: kind === 'SERVICE' ? 'SHOWROOM' : kind }} onChange={change} />
    </FormDialog>
  )
}

type Visitor = Pick<VisitDraft, 'name' | 'email' | 'area_code' | 'phone' | 'language' | 'district' | 'address' | 'note'>

function visitorOf({ name, email, contact_number: number, language, district, address, note }: Appointment): Visitor {
  return {
    name,
    email: email ?? '',
    area_code: '852',
    phone: '',
    ...phoneParts(number),
    language,
    district: district ?? '',
    address,
    note,
  }
}
