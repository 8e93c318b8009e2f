import { Button, Stack, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { DraftOffer } from './draft-offer.tsx'
import { useTranslate } from './i18n.ts'
import { showTime } from './show-time.ts'
import { useAction } from './use-action.ts'
import { useTyped } from './use-typed.ts'

type Note = { _id: string; staff_name: string | null; created_at: string; text: string }
type NotesProps = {
  notes: Note[]
  lead: string
  label: string
  mayAdd: boolean
  onAdd: (text: string) => Promise<unknown>
}

/** The notes of colleagues, and a field to add one. */
export function Notes({ notes, lead, label, mayAdd, onAdd }: NotesProps) {
  const t = useTranslate()
  const { run, isRunning } = useAction()
  const [text, setText] = useState('')
  const { offer } = useTyped({ typed: text, mayWrite: mayAdd, part: 'note', onTakeUp: setText })

  async function add() {
    if (await run(() => onAdd(text), 'done.noteAdded')) setText('')
  }

  return (
    <Stack spacing={2}>
      {lead && (
        <Typography color="text.secondary" variant="body2">
          {lead}
        </Typography>
      )}
      {notes.map((note) => (
        <div key={note._id}>
          <Typography color="text.secondary" variant="caption">
            {note.staff_name} · {showTime(note.created_at)}
          </Typography>
          <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }} variant="body2">
            {note.text}
          </Typography>
        </div>
      ))}
      {mayAdd && (
        <>
          {offer && <DraftOffer offers={[offer]} />}
          <TextField label={label} multiline onChange={({ target }) => setText(target.value)} value={text} />
          <Button
            disabled={isRunning || text.trim() === ''}
            onClick={() => void add()}
            sx={{ alignSelf: 'flex-start' }}
            variant="outlined"
          >
            {t('orders.addNote')}
          </Button>
        </>
      )}
    </Stack>
  )
}
