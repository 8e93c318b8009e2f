import { replyCharacters } from '@fitout/contract/enquiry-replies.ts'
import { languageNames } from '@fitout/contract/locales.ts'
import { openReplyFields } from '@fitout/contract/reply-fields.ts'
import { Button, Stack, TextField, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material'
import type { FormEvent, KeyboardEvent } from 'react'
import { useTranslate } from '../../shared/i18n.ts'
import { DraftOffer } from '../../shared/draft-offer.tsx'
import { MessagePictures } from '../../shared/message-pictures.tsx'
import type { Enquiry } from './enquiry.ts'
import { TemplateChoice } from './template-choice.tsx'
import { replyKinds, useReply } from './use-reply.ts'

type ReplyBoxProps = {
  enquiry: Enquiry
  /** The newest message on the screen: if a colleague or the customer has written meanwhile, nothing is sent. */
  lastSeen: string | null
}

/** Writes to the customer, or a note for colleagues. Input is stored on the device until it is sent. */
export function ReplyBox({ enquiry, lastSeen }: ReplyBoxProps) {
  const t = useTranslate()
  const { kind, text, files, change, setFiles, offer, send, isRunning } = useReply(enquiry, lastSeen)
  const isAnswer = kind === 'ANSWER'
  const { email, language } = enquiry
  const open = isAnswer ? openReplyFields(text).map((name) => `{${name}}`) : []

  function hint(): string {
    if (open.length > 0) return t('replyTemplates.open', { fields: open.join(' ') })
    if (!isAnswer) return t('enquiryReplies.noteHint')
    return t('enquiryReplies.answerHint', { email: email ?? '', language: languageNames[language] })
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    if (open.length === 0) void send()
  }
  function sendByKeys(event: KeyboardEvent<HTMLFormElement>) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit()
  }

  return (
    <Stack component="form" onKeyDown={sendByKeys} onSubmit={submit} spacing={1} sx={{ alignItems: 'flex-start' }}>
      {offer && <DraftOffer offers={[offer]} />}
      {email ? (
        <ToggleButtonGroup
          exclusive
          onChange={(_, chosen: typeof kind | null) => chosen && change({ kind: chosen })}
          size="small"
          value={kind}
        >
          {replyKinds.map((one) => (
            <ToggleButton key={one} value={one}>
              {t(one === 'ANSWER' ? 'enquiryReplies.answer' : 'enquiryReplies.note')}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      ) : (
        <Typography color="text.secondary" variant="body2">
          {t('enquiryReplies.noEmail')}
        </Typography>
      )}
      {isAnswer && (
        <TemplateChoice
          enquiry={enquiry}
          onChoose={(chosen) => change({ text: [text.trim(), chosen].filter(Boolean).join('\n\n') })}
        />
      )}
      <TextField
        error={open.length > 0}
        fullWidth
        helperText={hint()}
        label={t(isAnswer ? 'enquiryReplies.answer' : 'enquiryReplies.note')}
        minRows={isAnswer ? 6 : 2}
        multiline
        onChange={({ target }) => change({ text: target.value })}
        required
        slotProps={{ htmlInput: { maxLength: replyCharacters } }}
        value={text}
      />
      {isAnswer && <MessagePictures files={files} isRunning={isRunning} onChange={setFiles} />}
      <Button disabled={isRunning || open.length > 0} type="submit" variant="contained">
        {t(isAnswer ? 'enquiryReplies.send' : 'enquiryReplies.keepNote')}
      </Button>
    </Stack>
  )
}
