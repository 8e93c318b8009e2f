import { Button } from '@fitout/ui/button.tsx'
import { RatingInput } from '@fitout/ui/rating-input.tsx'
import { TextArea } from '@fitout/ui/text-area.tsx'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useWordsForError } from '../../shared/api/words-for-error.ts'
import { Notice } from '../../shared/forms/notice.tsx'
import { PictureUploads } from '../../shared/uploads/picture-uploads.tsx'
import type { useWriteReview } from './use-reviews.ts'

type Props = { variantId: string; title: string; writing: ReturnType<typeof useWriteReview> }

export function ReviewForm({ variantId, title, writing }: Props) {
  const t = useTranslations('reviews')
  const wordsForError = useWordsForError()
  const [rating, setRating] = useState(0)
  const [comment, setComment] = useState('')
  const [files, setFiles] = useState<File[]>([])
  const [wasTried, setWasTried] = useState(false)
  // One key per text: a text changed after a failure is a new request.
  const [key, setKey] = useState(() => crypto.randomUUID())

  function change(set: () => void): void {
    set()
    setKey(crypto.randomUUID())
  }

  function send(event: FormEvent): void {
    event.preventDefault()
    setWasTried(true)
    if (rating === 0 || writing.isPending) return
    writing.mutate({ variantId, rating, comment, files, key })
  }

  return (
    <form onSubmit={send} noValidate aria-label={t('formOf', { title })} className="grid gap-5">
      <RatingInput
        legend={t('rating')}
        name={`rating-${variantId}`}
        meanings={[t('stars.one'), t('stars.two'), t('stars.three'), t('stars.four'), t('stars.five')]}
        unrated={t('unrated')}
        value={rating}
        onChange={(value) => change(() => setRating(value))}
        error={wasTried && rating === 0 ? t('ratingMissing') : undefined}
        isRequired
      />
      <TextArea
        label={t('comment')}
        optional={t('optional')}
        hint={t('commentHint')}
        maxLength={2000}
        value={comment}
        onChange={(event) => change(() => setComment(event.target.value))}
      />
      <PictureUploads
        files={files}
        onChange={(chosen) => change(() => setFiles(chosen))}
        isDisabled={writing.isPending}
      />
      <div role="alert" className="empty:hidden">
        {writing.isError && <Notice tone="error">{t('failed', { reason: wordsForError(writing.error) })}</Notice>}
      </div>
      <Button type="submit" variant="main" isBusy={writing.isPending} className="justify-self-start max-sm:w-full">
        {t('send')}
      </Button>
    </form>
  )
}
