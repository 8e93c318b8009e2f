import type { VariationStatus } from '@fitout/contract/variation-head.ts'
import { declineVariation } from '@fitout/contract/variations.ts'
import { Button } from '@fitout/ui/button.tsx'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../shared/api/browser-call.ts'
import { showDate, showInstant } from '../../shared/i18n/shop-dates.ts'
import { DeclineDialog } from '../../shared/renovations/decline-dialog.tsx'
import type { Room } from '../../shared/renovations/use-room.ts'
import { useToday } from '../../shared/renovations/use-today.ts'
import { ApproveDialog } from './approve-dialog.tsx'
import type { Variation } from './use-variation.ts'

type Props = { room: Room; variation: Variation; status: VariationStatus }

/** The status of a variation, and the actions the reader can take now. */
export function VariationState({ room, variation, status }: Props) {
  const t = useTranslations('variations')
  const today = useToday()
  const { valid_until: until, reason, typed_name: name, decided_at: at } = variation
  const day = showDate(until ?? '')
  const words: Partial<Record<VariationStatus, ReactNode>> = {
    SENT: t(until === today ? 'states.lastDay' : 'states.sent', { day }),
    EXPIRED: t('states.expired', { day }),
    DECLINED: t('states.declined'),
    WITHDRAWN: t('states.withdrawn'),
    APPROVED: t(variation.cause === 'SETTLEMENT' ? 'states.settled' : 'states.approved', {
      name: name ?? '',
      at: at ? showInstant(at) : '',
    }),
  }
  return (
    <div className="mt-6 mb-block grid gap-4 border-s-2 border-clay ps-4" aria-live="polite">
      <p className="max-w-measure wrap-anywhere">{words[status]}</p>
      {reason && <p className="max-w-measure text-small wrap-anywhere text-muted">{t('reason', { reason })}</p>}
      {status === 'SENT' && room.right === 'READ' && <p className="text-small text-muted">{t('readOnly')}</p>}
      {status === 'SENT' && room.right !== 'READ' && <Acts room={room} variation={variation} />}
    </div>
  )
}

function Acts({ room, variation }: Omit<Props, 'status'>) {
  const t = useTranslations('variations')
  const [opened, setOpened] = useState<'approve' | 'decline'>()
  const params = { id: room._id, variation_id: variation._id }
  const close = () => setOpened(undefined)
  const words = {
    title: t('declineTitle'),
    text: t('declineText'),
    confirm: t('declineConfirm'),
    done: t('declined'),
  }
  return (
    <>
      <div className="flex flex-wrap gap-x-6 gap-y-3">
        <Button variant="main" onClick={() => setOpened('approve')} className="max-sm:w-full">
          {t('toApprove')}
        </Button>
        <Button variant="quiet" onClick={() => setOpened('decline')}>
          {t('decline')}
        </Button>
      </div>
      <ApproveDialog isOpen={opened === 'approve'} room={room} variation={variation} onClose={close} />
      <DeclineDialog
        isOpen={opened === 'decline'}
        room={room}
        words={words}
        send={(reason) => call(declineVariation, { params, body: { reason } })}
        onClose={close}
      />
    </>
  )
}
