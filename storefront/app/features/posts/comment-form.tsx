import { longestComment } from '@fitout/contract/limits.ts'
import { Button } from '@fitout/ui/button.tsx'
import { TextArea } from '@fitout/ui/text-area.tsx'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useWordsForError } from '../../shared/api/words-for-error.ts'
import type { useWriting } from './use-comments.ts'

type Props = { text: string; onText: (text: string) => void; writing: ReturnType<typeof useWriting> }

/** The text box is cleared on sending, and refilled if the call fails. */
export function CommentForm({ text, onText, writing }: Props) {
  const t = useTranslations('posts')
  const wordsForError = useWordsForError()
  const form = useRef<HTMLFormElement>(null)
  const [fault, setFault] = useState<string>()

  function submit(event: FormEvent) {
    event.preventDefault()
    if (writing.isPending) return
    const comment = text.trim()
    const over = comment.length - longestComment
    const found = comment === '' ? t('commentEmpty') : over > 0 ? t('commentTooLong', { over }) : undefined
    setFault(found)
    if (found) return form.current?.querySelector('textarea')?.focus()
    onText('')
    writing.mutate(comment)
  }

  return (
    <form ref={form} onSubmit={submit} noValidate className="grid max-w-measure gap-4">
      <TextArea
        name="comment"
        label={t('comment')}
        hint={t('commentHint', { most: longestComment })}
        error={fault}
        value={text}
        onChange={({ target }) => {
          onText(target.value)
          setFault(undefined)
        }}
      />
      <div role="alert" className="text-caption text-brick empty:hidden">
        {writing.error && t('commentFailed', { reason: wordsForError(writing.error) })}
      </div>
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" variant="main" isBusy={writing.isPending}>
          {writing.isPending ? t('sending') : t('send')}
        </Button>
        <p role="status" className="text-caption text-muted">
          {writing.data && t(writing.data.data.status === 'DRAFT' ? 'held' : 'published')}
        </p>
      </div>
    </form>
  )
}
