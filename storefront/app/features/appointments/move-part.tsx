import type { AppointmentKind } from '@fitout/contract/appointments.ts'
import { Button } from '@fitout/ui/button.tsx'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { District, Slot } from '../../shared/appointments/slots.ts'
import { SlotPicker } from './slot-picker.tsx'

type Props = {
  kind: AppointmentKind
  district: District | ''
  isBusy: boolean
  onKeep: () => void
  onMove: (slot: Slot) => void
}

/** Another time for an appointment, or none after all. */
export function MovePart({ kind, district, isBusy, onKeep, onMove }: Props) {
  const t = useTranslations('appointments')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="grid gap-5 border-t border-stone pt-6">
      <h2 ref={heading} tabIndex={-1} className="font-display text-title outline-offset-4">
        {t('moveTitle')}
      </h2>
      <SlotPicker
        kind={kind}
        district={district}
        button={isBusy ? t('moving') : t('moveTo')}
        hint={t('moveHint')}
        isBusy={isBusy}
        onChoose={onMove}
      />
      <Button variant="quiet" onClick={onKeep} className="justify-self-start">
        {t('keepTime')}
      </Button>
    </div>
  )
}
