import { messageCharacters } from '@fitout/contract/renovation-messages.ts'
import { Button } from '@fitout/ui/button.tsx'
import { TextArea } from '@fitout/ui/text-area.tsx'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { FailureNotice } from '../../shared/forms/failure-notice.tsx'
import { focusField } from '../../shared/forms/focus-field.ts'
import type { Asked } from '../../shared/renovations/questions-place.ts'
import { PicturesChoice } from './pictures-choice.tsx'
import { useWrite } from './use-messages.ts'

type Props = {
  id: string
  /** The subject of a question. */
  about?: Asked
  onClose?: () => void
}

/** A message to everyone in the room, or a question about something in it. The text is kept until it has been sent. */
export function MessageForm({ id, about, onClose }: Props) {
  const t = useTranslations('renovationMessages')
  const [text, setText] = useState('')
  const [files, setFiles] = useState<File[]>([])
  const [wasTried, setWasTried] = useState(false)
  const isMissing = text.trim() === ''
  const writing = useWrite(id, about, () => {
    setText('')
    setFiles([])
    setWasTried(false)
    onClose?.()
  })

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    setWasTried(true)
    if (isMissing) focusField(event.currentTarget, 'text')
    else if (!writing.isPending) writing.mutate({ text: text.trim(), files })
  }

  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
      <TextArea
        label={t(about ? 'question' : 'write')}
        hint={t(about ? 'questionHint' : 'writeHint')}
        name="text"
        required
        maxLength={messageCharacters}
        value={text}
        onChange={({ target }) => setText(target.value)}
        error={wasTried && isMissing ? t('missing') : undefined}
      />
      <PicturesChoice files={files} onChange={setFiles} isDisabled={writing.isPending} />
      <FailureNotice failure={writing.failure} />
      <div className="flex flex-wrap gap-4 max-sm:*:w-full">
        <Button type="submit" variant="main" isBusy={writing.isPending}>
          {t(writing.wasCutOff ? 'again' : 'send')}
        </Button>
        {onClose && (
          <Button variant="quiet" onClick={onClose}>
            {t('close')}
          </Button>
        )}
      </div>
    </form>
  )
}
