import { Button, Stack, TextField, Typography } from '@mui/material'
import { noteCustomer } from '@fitout/contract/staff-customers.ts'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { showTime } from '../../shared/show-time.ts'
import { staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import { useMay } from '../../shared/use-may.ts'
import type { Customer } from './customer-page.tsx'

export function CustomerNotes({ customer }: { customer: Customer }) {
  const t = useTranslate()
  const may = useMay()
  const { run, isRunning } = useAction()
  const [text, setText] = useState('')

  async function add() {
    const params = { id: customer._id }
    const isAdded = await run(() => staffCall(noteCustomer, { params, body: { text } }), 'ra.notification.updated')
    if (isAdded) setText('')
  }

  return (
    <Stack spacing={2}>
      <Typography color="text.secondary" variant="body2">
        {t('customers.notesLead')}
      </Typography>
      {customer.notes.map((note) => (
        <div key={note._id}>
          <Typography color="text.secondary" variant="caption">
            {note.staff_name} · {showTime(note.created_at)}
          </Typography>
          <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }} variant="body2">
            {note.text}
          </Typography>
        </div>
      ))}
      {may('customers.note') && (
        <>
          <TextField
            label={t('customers.note')}
            multiline
            onChange={(event) => setText(event.target.value)}
            value={text}
          />
          <Button disabled={isRunning || text.trim() === ''} onClick={() => void add()} variant="outlined">
            {t('orders.addNote')}
          </Button>
        </>
      )}
    </Stack>
  )
}
