import { waitingRecordsAtMost } from '@fitout/contract/payment-records.ts'
import { Button } from '@fitout/ui/button.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useDraft } from '../../shared/forms/draft.ts'
import type { PaymentChannels } from '../../shared/payment/payment-channels.ts'
import type { Room } from '../../shared/renovations/use-room.ts'
import type { Instalment } from '../../shared/renovations/use-schedule.ts'
import { useFocusBack } from '../../shared/page/use-focus-back.ts'
import { recordDraft } from './record-draft.ts'
import { RecordForm } from './record-form.tsx'
import { RecordItem } from './record-item.tsx'

type Props = { room: Room; instalment: Instalment; channels: PaymentChannels }

const taking: ReadonlySet<Room['status']> = new Set(['ACCEPTED', 'IN_PROGRESS', 'INSPECTION', 'HANDED_OVER'])

/** The payment records of an instalment and, for members who may pay, the form to add one. */
export function PaymentRecords({ room, instalment, channels }: Props) {
  const t = useTranslations('paymentRecords')
  // A form that was being filled in is reopened.
  const isDrafted = useDraft(recordDraft).instalment === instalment._id
  const [isOpen, setIsOpen] = useState(isDrafted)
  const opens = useFocusBack(isOpen ? 'form' : undefined)
  const { payment_records: records, open, state } = instalment
  const mayPay = room.right !== 'READ' && open > 0 && taking.has(room.status)
  const waiting = room.payment_records.filter((record) => record.state === 'SUBMITTED').length
  const isAsked = state === 'DUE' || state === 'OVERDUE'
  return (
    <>
      {mayPay && waiting >= waitingRecordsAtMost && !isOpen && isAsked && (
        <p className="mt-4 max-w-measure text-small text-muted">{t('waiting')}</p>
      )}
      {mayPay && waiting < waitingRecordsAtMost && !isOpen && (
        <p className="mt-4">
          <Button
            ref={opens('form')}
            variant={isAsked ? 'main' : 'plain'}
            onClick={() => setIsOpen(true)}
            className="max-sm:w-full"
          >
            {t('add')}
          </Button>
        </p>
      )}
      {mayPay && isOpen && (
        <RecordForm roomId={room._id} instalment={instalment} channels={channels} onClose={() => setIsOpen(false)} />
      )}
      {records.length > 0 && (
        <ul aria-label={t('title')} className="mt-5 grid gap-4">
          {records.map((record) => (
            <RecordItem key={record._id} room={room} record={record} instalment={instalment} />
          ))}
        </ul>
      )}
    </>
  )
}
