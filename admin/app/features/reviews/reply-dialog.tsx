import { isLocale, languageNames, languageTags } from '@fitout/contract/locales.ts'
import { reviewReplyCharacters as most } from '@fitout/contract/reviews.ts'
import { replyToReview } from '@fitout/contract/staff/reviews.ts'
import { TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { ChangedMeanwhile } from '../../shared/changed-meanwhile.tsx'
import { FormDialog } from '../../shared/form-dialog.tsx'
import { useTranslate } from '../../shared/i18n.ts'
import { LanguageField } from '../../shared/language-field.tsx'
import { staffCall } from '../../shared/staff-call.ts'
import { useVersioned } from '../../shared/use-versioned.ts'
import type { Review } from './review.ts'

/** A reply begins in the language of the review. */
const typedOf = ({ reply, language }: Review) => ({ text: reply?.text ?? '', language: reply?.language ?? language })

const actions = { WAITING: 'reviews.approveAndReply', APPROVED: 'reviews.reply' } as const

type ReplyDialogProps = { review: Review; title: string; onClose: () => void }

/** Writes or changes the public reply to a review; one that waits is approved with it. */
export function ReplyDialog({ review, title, onClose }: ReplyDialogProps) {
  const t = useTranslate()
  const theirs = typedOf(review)
  const [began] = useState(theirs)
  const [typed, setTyped] = useState(theirs)
  const { save, isRunning, isStale, seen, goOnFrom } = useVersioned(
    review.reply_version,
    t('done.reviewReplied', { title }),
  )
  const { text, language } = typed
  const params = { id: review._id }
  const action = review.status !== 'REJECTED' && !review.reply ? t(actions[review.status]) : undefined

  const store = async (isOver = false) =>
    save(async (version) => {
      const { data } = await staffCall(replyToReview, { params, body: { ...typed, version } })
      return data.reply_version
    }, isOver)

  return (
    <FormDialog
      {...(action && { action })}
      isRunning={isRunning}
      kept={{
        part: `reply ${review._id}`,
        version: seen,
        onTakeUp: (kept: typeof typed, version) => {
          setTyped(kept)
          goOnFrom(version)
        },
      }}
      lead={t('reviews.replyLead')}
      onClose={onClose}
      onSubmit={() => store()}
      title={t('reviews.replyTo', { title })}
      typed={typed}
    >
      {isStale && (
        <ChangedMeanwhile
          between={{
            began,
            theirs,
            mine: typed,
            onChange: setTyped,
            label: (name) => t(name === 'text' ? 'reviews.replyText' : 'reviews.replyLanguage'),
            showValue: (_, value) => (isLocale(value) ? languageNames[value] : undefined),
          }}
          onKeepMine={() => void store(true).then((isDone) => isDone && onClose())}
          onTakeTheirs={onClose}
        />
      )}
      <Typography
        component="blockquote"
        lang={languageTags[review.language]}
        sx={{ m: 0, borderLeft: 2, borderColor: 'divider', pl: 2, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
        variant="body2"
      >
        {[`${'★'.repeat(review.rating)}${'☆'.repeat(5 - review.rating)}`, review.comment].filter(Boolean).join('\n')}
      </Typography>
      <ReplyField onChange={(changed) => setTyped({ ...typed, text: changed })} language={language} text={text} />
      <LanguageField
        label={t('reviews.replyLanguage')}
        onChange={(changed) => setTyped({ ...typed, language: changed })}
        value={language}
      />
    </FormDialog>
  )
}

type ReplyFieldProps = { text: string; language: Review['language']; onChange: (text: string) => void }

/** What is pasted is not cut off: a text that is too long says so. */
function ReplyField({ text, language, onChange }: ReplyFieldProps) {
  const t = useTranslate()
  const isLong = text.length > most
  const fault = isLong ? t('fieldFaults.long', { most }) : text.trim() === '' ? t('fieldFaults.required') : ''
  return (
    <TextField
      error={isLong}
      helperText={t('reviews.replyCount', { count: text.length, most })}
      inputRef={(input: HTMLTextAreaElement | null) => input?.setCustomValidity(fault)}
      label={t('reviews.replyText')}
      maxRows={12}
      minRows={5}
      multiline
      onChange={({ target }) => onChange(target.value)}
      required
      slotProps={{ htmlInput: { lang: languageTags[language] }, inputLabel: { shrink: true } }}
      value={text}
    />
  )
}
