import { messageCharacters } from '@fitout/contract/renovation-messages.ts'
import { answerMessage } from '@fitout/contract/staff/renovation-messages.ts'
import { Box, Button, Stack, TextField } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { useTranslate } from '../../shared/i18n.ts'
import { staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import type { Message } from './message.ts'

type AnswerFormProps = {
  id: string
  /** What is answered, in its thread; left out, it is a message of its own. */
  to?: Pick<Message, 'thread' | 'subject_id'>
  onDone?: () => void
}

export function AnswerForm({ id, to, onDone }: AnswerFormProps) {
  const t = useTranslate()
  const { run, isRunning } = useAction()
  const [text, setText] = useState('')
  const about = to?.subject_id ? { thread: to.thread, subject_id: to.subject_id } : {}

  async function submit(event: FormEvent) {
    event.preventDefault()
    const body = { ...about, text: text.trim() }
    const idempotencyKey = crypto.randomUUID()
    const isSent = await run(
      () => staffCall(answerMessage, { params: { id }, body, idempotencyKey }),
      'renovationMessages.sent',
    )
    if (!isSent) return
    setText('')
    onDone?.()
  }

  return (
    <Box component="form" onSubmit={(event: FormEvent) => void submit(event)} sx={{ width: '100%' }}>
      <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
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
        <Button disabled={isRunning} type="submit" variant="contained">
          {t('renovationMessages.send')}
        </Button>
      </Stack>
    </Box>
  )
}
