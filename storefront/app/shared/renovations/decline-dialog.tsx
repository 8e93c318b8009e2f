import { Button } from '@fitout/ui/button.tsx'
import { Dialog } from '@fitout/ui/dialog.tsx'
import { TextArea } from '@fitout/ui/text-area.tsx'
import { type FormEvent, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { FailureNotice } from '../forms/failure-notice.tsx'
import { focusField } from '../forms/focus-field.ts'
import { useDecision } from './use-decision.ts'
import type { Room } from './use-room.ts'

type Props = {
  isOpen: boolean
  room: Room
  /** The texts for this kind of document. */
  words: { title: string; text: string; confirm: string; done: string }
  send: (reason: string) => Promise<{ data: Room }>
  onClose: () => void
}

/** Declines a document, with a reason for its author. */
export function DeclineDialog({ isOpen, room, words, send, onClose }: Props) {
  const t = useTranslations('quotations')
  const shell = useTranslations('shell')
  const formId = useId()
  const [reason, setReason] = useState('')
  const [wasTried, setWasTried] = useState(false)
  const isMissing = reason.trim() === ''
  const decline = useDecision({ id: room._id, send, done: words.done, onDone: onClose })

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
      title={words.title}
      closeLabel={shell('closeMessage')}
      footer={
        <>
          <Button onClick={onClose}>{t('back')}</Button>
          <Button type="submit" form={formId} variant="dark" isBusy={decline.isPending}>
            {words.confirm}
          </Button>
        </>
      }
    >
      <form id={formId} method="post" noValidate onSubmit={submit} className="grid gap-5">
        <p className="text-small">{words.text}</p>
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
