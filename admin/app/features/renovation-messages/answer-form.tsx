import { messageCharacters } from '@fitout/contract/renovation-messages.ts'
import { answerMessage } from '@fitout/contract/staff/renovation-messages.ts'
import { Box, Button, Stack, TextField } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { useTranslate } from '../../shared/i18n.ts'
import { DraftOffer } from '../../shared/draft-offer.tsx'
import { sendPictures } from '../../shared/send-pictures.ts'
import { staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import { useKey } from '../../shared/use-key.ts'
import { useTyped } from '../../shared/use-typed.ts'
import type { Message } from './message.ts'
import { MessagePictures } from '../../shared/message-pictures.tsx'

type AnswerFormProps = {
  id: string
  /** The message to answer, in its thread; if omitted, it is a message of its own. */
  to?: Pick<Message, 'thread' | 'subject_id'>
  onDone?: () => void
}

export function AnswerForm({ id, to, onDone }: AnswerFormProps) {
  const t = useTranslate()
  const { run, isRunning } = useAction()
  const keyOf = useKey()
  // The same text written again after it has arrived is another message.
  const [sent, setSent] = useState(0)
  const [text, setText] = useState('')
  const [files, setFiles] = useState<File[]>([])
  const part = `answer ${id} ${to?.subject_id ?? ''}`
  const { offer } = useTyped({ typed: text, mayWrite: true, part, onTakeUp: setText })
  const about = to?.subject_id ? { thread: to.thread, subject_id: to.subject_id } : {}

  async function submit(event: FormEvent) {
    event.preventDefault()
    const isSent = await run(async () => {
      const body = { ...about, text: text.trim(), images: await sendPictures(files) }
      await staffCall(answerMessage, { params: { id }, body, idempotencyKey: keyOf([sent, body]) })
    }, 'renovationMessages.sent')
    if (!isSent) return
    setSent(sent + 1)
    setText('')
    setFiles([])
    onDone?.()
  }

  return (
    <Box component="form" onSubmit={(event: FormEvent) => void submit(event)} sx={{ width: '100%' }}>
      <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
        {offer && <DraftOffer offers={[offer]} />}
        <TextField
          fullWidth
          label={t(to ? 'renovationMessages.write' : 'renovationMessages.title')}
          minRows={2}
          multiline
          onChange={({ target }) => setText(target.value)}
          required
          slotProps={{ htmlInput: { maxLength: messageCharacters } }}
          value={text}
        />
        <MessagePictures files={files} isRunning={isRunning} onChange={setFiles} />
        <Button disabled={isRunning} type="submit" variant="contained">
          {t('renovationMessages.send')}
        </Button>
      </Stack>
    </Box>
  )
}
