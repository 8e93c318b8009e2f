import { correctVisitor } from '@fitout/contract/staff/appointments.ts'
import { useState } from 'react'
import { FormDialog } from '../../shared/form-dialog.tsx'
import { useTranslate } from '../../shared/i18n.ts'
import { phoneParts } from '../../shared/phone-parts.ts'
import { staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import type { Appointment } from './appointment.ts'
import { VisitFields } from './visit-fields.tsx'

/** Corrects who visits, or is visited. */
export function CorrectDialog({ appointment, onClose }: { appointment: Appointment; onClose: () => void }) {
  const t = useTranslate()
  const { run, isRunning } = useAction()
  const { _id: id, reference, kind, visitor_version: version } = appointment
  const [draft, setDraft] = useState(() => visitorOf(appointment))
  const correct = async () =>
    run(
      () => staffCall(correctVisitor, { params: { id }, body: { ...draft, version } }),
      t('done.visitorCorrected', { reference }),
    )
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
      <VisitFields
        draft={{ ...draft, kind: kind === 'SERVICE' ? 'SHOWROOM' : kind }}
        onChange={(change) => setDraft((before) => ({ ...before, ...change }))}
      />
    </FormDialog>
  )
}

function visitorOf({ name, email, contact_number: number, language, address, note }: Appointment) {
  return {
    name,
    email: email ?? '',
    area_code: '852' as const,
    phone: '',
    ...phoneParts(number),
    language,
    address,
    note,
  }
}
