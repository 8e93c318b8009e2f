import { Button, Stack, TextField, Typography } from '@mui/material'
import { noteOrder } from '@fitout/contract/staff-orders.ts'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { showTime } from '../../shared/show-time.ts'
import { staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import { useMay } from '../../shared/use-may.ts'
import type { Order } from './order-types.ts'

export function OrderNotes({ order }: { order: Order }) {
  const t = useTranslate()
  const may = useMay()
  const { run, isRunning } = useAction()
  const [text, setText] = useState('')

  async function add() {
    const isAdded = await run(() => staffCall(noteOrder, { params: { id: order._id }, body: { text } }))
    if (isAdded) setText('')
  }

  return (
    <Stack spacing={2}>
      {order.notes.length === 0 && <Typography variant="body2">{t('orders.noNotes')}</Typography>}
      {order.notes.map((note) => (
        <div key={note._id}>
          <Typography color="text.secondary" variant="caption">
            {note.staff_name} · {showTime(note.created_at)}
          </Typography>
          <Typography sx={{ whiteSpace: 'pre-line' }} variant="body2">
            {note.text}
          </Typography>
        </div>
      ))}
      {may('orders.note') && (
        <>
          <TextField
            label={t('orders.notes')}
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
