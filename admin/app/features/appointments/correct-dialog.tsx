import { languageNames, isLocale } from '@fitout/contract/locales.ts'
import { correctVisitor } from '@fitout/contract/staff/appointments.ts'
import { useState } from 'react'
import { ChangedMeanwhile } from '../../shared/changed-meanwhile.tsx'
import { FormDialog } from '../../shared/form-dialog.tsx'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { phoneParts } from '../../shared/phone-parts.ts'
import { staffCall } from '../../shared/staff-call.ts'
import { useVersioned } from '../../shared/use-versioned.ts'
import { type Appointment, districtTitle } from './appointment.ts'
import type { VisitDraft } from './visit-draft.ts'
import { DistrictField, VisitFields } from './visit-fields.tsx'

const labels: Record<string, string> = {
  address: 'appointments.where',
  area_code: 'orderDesk.area',
  language: 'orderDesk.language',
}

/** Corrects who visits, or is visited. */
export function CorrectDialog({ appointment, onClose }: { appointment: Appointment; onClose: () => void }) {
  const t = useTranslate()
  const locale = useLocale()
  const { _id: id, reference, kind, visitor_version: current } = appointment
  const { save, isRunning, isStale, seen, goOnFrom } = useVersioned(current, t('done.visitorCorrected', { reference }))
  const theirs = visitorOf(appointment)
  const [began] = useState(theirs)
  const [draft, setDraft] = useState(theirs)
  const change = (part: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...part }))

  const correct = async (isOver = false) =>
    save(async (version) => {
      const { district, ...visitor } = draft
      const body = { ...visitor, ...(district && { district }), version }
      return (await staffCall(correctVisitor, { params: { id }, body })).data.visitor_version
    }, isOver)

  function takeUp(kept: Visitor, version: string): void {
    setDraft(kept)
    goOnFrom(version)
  }
  function showValue(path: string, value: unknown): string | undefined {
    if (path === 'district') return districtTitle(String(value), locale)
    return path === 'language' && isLocale(value) ? languageNames[value] : undefined
  }
  const label = (name: string) => t(labels[name] ?? `appointments.${name}`)
  return (
    <FormDialog
      isRunning={isRunning}
      kept={{ part: `visitor ${id}`, version: seen, onTakeUp: takeUp }}
      lead={t('appointments.correctLead')}
      onClose={onClose}
      onSubmit={() => correct()}
      title={t('appointments.correctOf', { reference })}
      typed={draft}
    >
      {isStale && (
        <ChangedMeanwhile
          between={{ began, theirs, mine: draft, onChange: setDraft, label, showValue }}
          onKeepMine={() => void correct(true).then((isDone) => isDone && onClose())}
          onTakeTheirs={onClose}
        />
      )}
      {kind === 'MEASUREMENT' && (
        <DistrictField hint={t('appointments.districtMayMove')} onChange={change} served={[]} value={draft.district} />
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
