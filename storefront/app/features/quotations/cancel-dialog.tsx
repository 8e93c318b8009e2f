import { cancelQuotation } from '@fitout/contract/quotations.ts'
import { TextArea } from '@fitout/ui/text-area.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../shared/api/browser-call.ts'
import { isName } from '../../shared/renovations/typed-name.ts'
import { useDecision } from '../../shared/renovations/use-decision.ts'
import type { Room } from '../../shared/renovations/use-room.ts'
import { NameField, SignedDialog, useSigning } from './signed-dialog.tsx'

type Props = { isOpen: boolean; room: Room; onClose: () => void }

/** Cancels the contract within the cooling-off period. */
export function CancelDialog({ isOpen, room, onClose }: Props) {
  const t = useTranslations('quotations')
  const signing = useSigning()
  const [reason, setReason] = useState('')
  const isUnreasoned = reason.trim() === ''
  const cancel = useDecision({
    id: room._id,
    send: (body: { reason: string; typed_name: string }) => call(cancelQuotation, { params: { id: room._id }, body }),
    done: t('cancelled'),
    onDone: onClose,
  })
  return (
    <SignedDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('cancelTitle')}
      text={t('cancelText')}
      back={t('keep')}
      confirm={{ text: t('cancelConfirm'), variant: 'grave' }}
      decision={cancel}
      onSubmit={(event) =>
        signing.submit(event, [isUnreasoned && 'reason', !isName(signing.name) && 'typed_name'], (typed_name) => {
          if (!cancel.isPending) cancel.mutate({ reason: reason.trim(), typed_name })
        })
      }
    >
      <TextArea
        label={t('cancelReason')}
        name="reason"
        required
        maxLength={500}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        error={signing.wasTried && isUnreasoned ? t('reasonMissing') : undefined}
      />
      <NameField signing={signing} />
    </SignedDialog>
  )
}
