import { cancelQuotation } from '@fitout/contract/quotations.ts'
import { Button } from '@fitout/ui/button.tsx'
import { Dialog } from '@fitout/ui/dialog.tsx'
import { TextArea } from '@fitout/ui/text-area.tsx'
import { TextField } from '@fitout/ui/text-field.tsx'
import { type FormEvent, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../shared/api/browser-call.ts'
import { FailureNotice } from '../../shared/forms/failure-notice.tsx'
import { focusField } from '../../shared/forms/focus-field.ts'
import type { Room } from '../../shared/renovations/use-room.ts'
import { isName } from '../../shared/renovations/typed-name.ts'
import { useDecision } from '../../shared/renovations/use-decision.ts'

type Props = { isOpen: boolean; room: Room; onClose: () => void }

/** Ends the contract within the cooling-off. */
export function CancelDialog({ isOpen, room, onClose }: Props) {
  const t = useTranslations('quotations')
  const shell = useTranslations('shell')
  const formId = useId()
  const [reason, setReason] = useState('')
  const [name, setName] = useState('')
  const [wasTried, setWasTried] = useState(false)
  const isMissing = { reason: reason.trim() === '', typed_name: !isName(name) }
  const cancel = useDecision({
    id: room._id,
    send: (body: { reason: string; typed_name: string }) => call(cancelQuotation, { params: { id: room._id }, body }),
    done: t('cancelled'),
    onDone: onClose,
  })

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    setWasTried(true)
    const first = (['reason', 'typed_name'] as const).find((field) => isMissing[field])
    if (first) focusField(event.currentTarget, first)
    else if (!cancel.isPending) cancel.mutate({ reason: reason.trim(), typed_name: name.trim() })
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('cancelTitle')}
      closeLabel={shell('closeMessage')}
      footer={
        <>
          <Button onClick={onClose}>{t('keep')}</Button>
          <Button type="submit" form={formId} variant="grave" isBusy={cancel.isPending}>
            {t('cancelConfirm')}
          </Button>
        </>
      }
    >
      <form id={formId} method="post" noValidate onSubmit={submit} className="grid gap-5">
        <p className="text-small">{t('cancelText')}</p>
        <TextArea
          label={t('cancelReason')}
          name="reason"
          required
          maxLength={500}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          error={wasTried && isMissing.reason ? t('reasonMissing') : undefined}
        />
        <TextField
          label={t('name')}
          name="typed_name"
          autoComplete="name"
          required
          maxLength={100}
          value={name}
          onChange={({ target }) => setName(target.value)}
          error={wasTried && isMissing.typed_name ? t('nameMissing') : undefined}
        />
        <FailureNotice failure={cancel.error ?? undefined} />
      </form>
    </Dialog>
  )
}
