import { replyCharacters } from '@fitout/contract/enquiry-replies.ts'
import { Button } from '@fitout/ui/button.tsx'
import { TextArea } from '@fitout/ui/text-area.tsx'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { FailureNotice } from '../../shared/forms/failure-notice.tsx'
import { focusField } from '../../shared/forms/focus-field.ts'
import { Notice } from '../../shared/forms/notice.tsx'
import { type Send, useSending } from './use-replies.ts'

/** The form to reply; the text is kept until it has been sent. */
export function ReplyForm({ send }: { send: Send }) {
  const t = useTranslations('enquiryReplies')
  const [text, setText] = useState('')
  const [wasTried, setWasTried] = useState(false)
  const isMissing = text.trim() === ''
  const sending = useSending(send, () => {
    setText('')
    setWasTried(false)
  })

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    setWasTried(true)
    if (isMissing) focusField(event.currentTarget, 'text')
    else if (!sending.isPending) sending.mutate(text.trim())
  }

  return (
    <form method="post" noValidate onSubmit={submit} className="grid max-w-measure gap-4">
      <div role="status" className="empty:hidden">
        {sending.isSuccess && isMissing && <Notice tone="good">{t('sentNow')}</Notice>}
      </div>
      <TextArea
        label={t('write')}
        hint={t('writeHint')}
        name="text"
        required
        maxLength={replyCharacters}
        value={text}
        onChange={({ target }) => setText(target.value)}
        error={wasTried && isMissing ? t('missing') : undefined}
      />
      <FailureNotice failure={sending.failure} />
      <div className="flex flex-wrap gap-4 max-sm:*:w-full">
        <Button type="submit" variant="main" isBusy={sending.isPending}>
          {t(sending.wasCutOff ? 'again' : 'send')}
        </Button>
      </div>
    </form>
  )
}
