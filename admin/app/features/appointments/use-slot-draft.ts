import { useState } from 'react'
import { toHongKongField } from '../../shared/hong-kong-moment.ts'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { useColleagues } from '../../shared/use-colleagues.ts'
import { districtTitle, type Slot } from './appointment.ts'
import { slotDraftOf } from './slot-draft.ts'

function draftOf(slot: Slot) {
  const [day = '', time = ''] = toHongKongField(slot.starts_at).split('T')
  return { ...slotDraftOf(slot), day, time }
}

/** A slot being edited, with its state at the beginning and a colleague's changes since. */
export function useSlotDraft(slot: Slot) {
  const t = useTranslate()
  const locale = useLocale()
  const colleagues = useColleagues()
  const theirs = draftOf(slot)
  const [began] = useState(theirs)
  const [draft, setDraft] = useState(theirs)

  function showValue(path: string, value: unknown): string | undefined {
    if (path === 'staffId') return colleagues.find(({ _id: id }) => id === value)?.name ?? t('appointments.noOne')
    if (path === 'districts' && Array.isArray(value) && value.length > 0)
      return value.map((key) => districtTitle(String(key), locale)).join(' · ')
    return undefined
  }
  const label = (name: string) => t(name === 'staffId' ? 'appointments.staff' : `appointments.${name}`)
  return {
    draft,
    change: (part: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...part })),
    between: { began, theirs, mine: draft, onChange: setDraft, label, showValue },
  }
}
