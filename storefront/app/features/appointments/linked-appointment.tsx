import { Button } from '@fitout/ui/button.tsx'
import { LinkButton } from '@fitout/ui/link-button.tsx'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useWordsForError } from '../../shared/api/words-for-error.ts'
import { Notice } from '../../shared/forms/notice.tsx'
import { ShopLink } from '../../shared/links/shop-link.tsx'
import { useTo } from '../../shared/links/use-to.ts'
import { useFocusBack } from '../../shared/page/use-focus-back.ts'
import { AppointmentFacts } from './appointment-facts.tsx'
import { CalendarLink } from './calendar-link.tsx'
import { CancelPart } from './cancel-part.tsx'
import { MovePart } from './move-part.tsx'
import { useMomentWords } from './slots.ts'
import type { Linked, useLinkedAppointment } from './use-linked-appointment.ts'

type Props = { token: string; appointment: Linked; step: ReturnType<typeof useLinkedAppointment>['step'] }

const done = { confirm: 'confirmed', move: 'moved', cancel: 'cancelled' } as const

/** An appointment with the actions allowed now. */
export function LinkedAppointment({ token, appointment, step }: Props) {
  const t = useTranslations('appointments')
  const wordsForError = useWordsForError()
  const [open, setOpen] = useState<'move' | 'cancel'>()
  const { kind, district, can_move: canMove, can_cancel: canCancel, status } = appointment
  const close = () => setOpen(undefined)
  const opens = useFocusBack(open)
  const outcome = useRef<HTMLDivElement>(null)
  // The button that was pressed may no longer be offered.
  useEffect(() => {
    if (step.isSuccess && !open && document.activeElement === document.body) outcome.current?.focus()
  }, [step.isSuccess, open])
  return (
    <div className="grid gap-8">
      <div role="status" className="empty:hidden">
        {step.isSuccess && !appointment.waits_for_studio && (
          <Notice ref={outcome} tone="good">
            {t(done[step.variables.is])}
          </Notice>
        )}
        {appointment.waits_for_studio && <Notice ref={outcome}>{t('waitsForStudio')}</Notice>}
      </div>
      <div role="alert" className="empty:hidden">
        {step.error && <Notice tone="error">{wordsForError(step.error)}</Notice>}
      </div>
      <p className="text-small font-medium">{t(`statuses.${status}`)}</p>
      <AppointmentFacts appointment={appointment} contact={appointment.contact} />
      <Standing appointment={appointment} isBusy={step.isPending} onConfirm={() => step.mutate({ is: 'confirm' })} />
      {status === 'BOOKED' && (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
          <CalendarLink token={token} />
          {canMove && (
            <Button ref={opens('move')} onClick={() => setOpen('move')}>
              {t('move')}
            </Button>
          )}
          {canCancel && (
            <Button ref={opens('cancel')} variant="quiet" onClick={() => setOpen('cancel')}>
              {t('cancel')}
            </Button>
          )}
        </div>
      )}
      {open === 'move' && canMove && (
        <MovePart
          kind={kind}
          district={district ?? ''}
          isBusy={step.isPending}
          onKeep={close}
          onMove={(slot) => step.mutate({ is: 'move', slotId: slot._id }, { onSuccess: close })}
        />
      )}
      {open === 'cancel' && canCancel && (
        <CancelPart
          isBusy={step.isPending}
          isOfOrder={kind === 'SERVICE'}
          onKeep={close}
          onCancel={(reason) => step.mutate({ is: 'cancel', reason }, { onSuccess: close })}
        />
      )}
    </div>
  )
}

type StandingProps = { appointment: Linked; isBusy: boolean; onConfirm: () => void }

/** The status: a confirm button while unconfirmed, or why nothing can be changed. */
function Standing({ appointment, isBusy, onConfirm }: StandingProps) {
  const t = useTranslations('appointments')
  const to = useTo()
  const words = useMomentWords()
  const [openedAt] = useState(() => Date.now())
  const { status, waits_for_studio, can_confirm, can_move, cancelled_by, confirm_by, kind, starts_at } = appointment
  if (waits_for_studio) return null
  if (can_confirm) {
    return (
      <div className="grid justify-items-start gap-3">
        <Button variant="main" isBusy={isBusy} onClick={onConfirm} className="max-sm:w-full">
          {t('confirm')}
        </Button>
        {confirm_by && <p className="text-small text-muted">{t('confirmText', { until: words.clock(confirm_by) })}</p>}
      </div>
    )
  }
  if (status === 'BOOKED' && !can_move && Date.parse(starts_at) > openedAt) {
    return <Notice>{t(kind === 'SERVICE' ? 'tooLateService' : 'tooLate')}</Notice>
  }
  if (status !== 'CANCELLED') return null
  return (
    <div className="grid justify-items-start gap-4">
      {cancelled_by === 'CLOCK' && <Notice>{t('lapsed')}</Notice>}
      {cancelled_by === 'STUDIO' && <Notice>{t('cancelledByStudio')}</Notice>}
      {kind === 'SERVICE' ? (
        <Notice>{t('orderStands')}</Notice>
      ) : (
        <LinkButton as={ShopLink} to={to('appointments')} variant="main">
          {t('again')}
        </LinkButton>
      )}
    </div>
  )
}
