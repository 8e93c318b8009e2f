import { replyCharacters } from '@fitout/contract/enquiry-replies.ts'
import { languageNames } from '@fitout/contract/locales.ts'
import { Button, Stack, TextField, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material'
import type { FormEvent, KeyboardEvent } from 'react'
import { useTranslate } from '../../shared/i18n.ts'
import { KeptOffer } from '../../shared/kept-offer.tsx'
import { MessagePictures } from '../../shared/message-pictures.tsx'
import type { Enquiry } from './enquiry.ts'
import { replyKinds, useReply } from './use-reply.ts'

type ReplyBoxProps = {
  enquiry: Enquiry
  /** The newest message on the screen: where a colleague or the customer has written meanwhile, nothing is sent. */
  lastSeen: string | null
}

/** Writes to the customer, or a note for colleagues. What is typed stays on the device until it is sent. */
export function ReplyBox({ enquiry, lastSeen }: ReplyBoxProps) {
  const t = useTranslate()
  const { kind, text, files, change, setFiles, offer, send, isRunning } = useReply(enquiry, lastSeen)
  const isAnswer = kind === 'ANSWER'
  const { email, language } = enquiry

  function submit(event: FormEvent) {
    event.preventDefault()
    void send()
  }
  function sendByKeys(event: KeyboardEvent<HTMLFormElement>) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit()
  }

  return (
    <Stack component="form" onKeyDown={sendByKeys} onSubmit={submit} spacing={1} sx={{ alignItems: 'flex-start' }}>
      {offer && <KeptOffer offers={[offer]} />}
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
      <TextField
        fullWidth
        helperText={
          isAnswer
            ? t('enquiryReplies.answerHint', { email: email ?? '', language: languageNames[language] })
            : t('enquiryReplies.noteHint')
        }
        label={t(isAnswer ? 'enquiryReplies.answer' : 'enquiryReplies.note')}
        minRows={isAnswer ? 6 : 2}
        multiline
        onChange={({ target }) => change({ text: target.value })}
        required
        slotProps={{ htmlInput: { maxLength: replyCharacters } }}
        value={text}
      />
      {isAnswer && <MessagePictures files={files} isRunning={isRunning} onChange={setFiles} />}
      <Button disabled={isRunning} type="submit" variant="contained">
        {t(isAnswer ? 'enquiryReplies.send' : 'enquiryReplies.keepNote')}
      </Button>
    </Stack>
  )
}
