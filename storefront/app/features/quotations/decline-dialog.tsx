import { declineQuotation } from '@fitout/contract/quotations.ts'
import { Button } from '@fitout/ui/button.tsx'
import { Dialog } from '@fitout/ui/dialog.tsx'
import { TextArea } from '@fitout/ui/text-area.tsx'
import { type FormEvent, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../shared/api/browser-call.ts'
import { FailureNotice } from '../../shared/forms/failure-notice.tsx'
import { focusField } from '../../shared/forms/focus-field.ts'
import { useDecision } from './use-decision.ts'
import type { ShownVersion } from './quotation-reading.ts'

type Props = { isOpen: boolean; reading: ShownVersion; onClose: () => void }

/** Declines a version, with the reason that its writer reads. */
export function DeclineDialog({ isOpen, reading: { room, head }, onClose }: Props) {
  const t = useTranslations('quotations')
  const shell = useTranslations('shell')
  const formId = useId()
  const [reason, setReason] = useState('')
  const [wasTried, setWasTried] = useState(false)
  const isMissing = reason.trim() === ''
  const decline = useDecision({
    id: room._id,
    send: (text: string) =>
      call(declineQuotation, { params: { id: room._id, version: String(head.version) }, body: { reason: text } }),
    done: t('declined'),
    onDone: onClose,
  })

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    setWasTried(true)
    if (isMissing) focusField(event.currentTarget, 'reason')
    else if (!decline.isPending) decline.mutate(reason.trim())
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('declineTitle')}
      closeLabel={shell('closeMessage')}
      footer={
        <>
          <Button onClick={onClose}>{t('back')}</Button>
          <Button type="submit" form={formId} variant="dark" isBusy={decline.isPending}>
            {t('declineConfirm')}
          </Button>
        </>
      }
    >
      <form id={formId} method="post" noValidate onSubmit={submit} className="grid gap-5">
        <p className="text-small">{t('declineText')}</p>
        <TextArea
          label={t('declineReason')}
          name="reason"
          required
          maxLength={500}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          error={wasTried && isMissing ? t('reasonMissing') : undefined}
        />
        <FailureNotice failure={decline.error ?? undefined} />
      </form>
    </Dialog>
  )
}
