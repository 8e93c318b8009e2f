import type { AppointmentKind } from '@fitout/contract/appointments.ts'
import { Button } from '@fitout/ui/button.tsx'
import { EmptyState } from '@fitout/ui/empty-state.tsx'
import { LinkButton } from '@fitout/ui/link-button.tsx'
import { Skeleton } from '@fitout/ui/skeleton.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useWordsForError } from '../../shared/api/words-for-error.ts'
import { SlotChoices } from '../../shared/appointments/slot-choices.tsx'
import { type District, type Slot, useSlots } from '../../shared/appointments/slots.ts'
import { ShopLink } from '../../shared/links/shop-link.tsx'
import { useTo } from '../../shared/links/use-to.ts'

type Props = {
  kind: AppointmentKind
  district: District | ''
  button: string
  /** What happens to the chosen slot; by default it is held while the form is filled in. */
  hint?: string
  isBusy: boolean
  onChoose: (slot: Slot) => void
}

/** The available slots, each with a button that holds it. */
export function SlotPicker({ kind, district, ...choosing }: Props) {
  const t = useTranslations('appointments')
  const shell = useTranslations('shell')
  const to = useTo()
  const wordsForError = useWordsForError()
  const slots = useSlots(kind, district)
  if (kind === 'MEASUREMENT' && district === '') return <p className="text-small text-muted">{t('districtFirst')}</p>
  if (slots.data === undefined && slots.error) {
    return (
      <div role="alert">
        <EmptyState
          title={t('loadFailed')}
          text={wordsForError(slots.error)}
          action={<Button onClick={() => void slots.refetch()}>{shell('tryAgain')}</Button>}
        />
      </div>
    )
  }
  if (slots.data === undefined) {
    return (
      <div role="status" aria-label={t('loading')} className="grid gap-4">
        <Skeleton className="h-24" />
        <Skeleton className="h-12" />
      </div>
    )
  }
  if (slots.data.length === 0) {
    return (
      <EmptyState
        title={t('none')}
        text={t('noneText')}
        action={
          <LinkButton as={ShopLink} to={to('enquiry')} variant="main">
            {t('toEnquiry')}
          </LinkButton>
        }
      />
    )
  }
  return <Choices slots={slots.data} {...choosing} />
}

type ChoicesProps = Pick<Props, 'button' | 'hint' | 'isBusy' | 'onChoose'> & { slots: Slot[] }

function Choices({ slots, button, hint, isBusy, onChoose }: ChoicesProps) {
  const t = useTranslations('appointments')
  const [chosen, setChosen] = useState('')
  const slot = slots.find(({ _id }) => _id === chosen)
  const words = {
    day: t('day'),
    moreDays: t('moreDays'),
    slot: t('slot'),
    hint: hint ?? t('slotHint'),
    left: (count: number) => t('left', { count }),
  }
  return (
    <div className="grid gap-6">
      <SlotChoices slots={slots} value={chosen} onChange={setChosen} words={words} />
      <Button
        variant="main"
        isBusy={isBusy}
        disabled={!slot}
        onClick={() => slot && onChoose(slot)}
        className="justify-self-start max-sm:w-full"
      >
        {button}
      </Button>
    </div>
  )
}
