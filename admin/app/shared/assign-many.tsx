import type { sharedWork } from '@fitout/contract/staff/staff.ts'
import { MenuItem, TextField } from '@mui/material'
import { useState } from 'react'
import { FormDialog } from './form-dialog.tsx'
import type { AskProps } from './use-bulk.ts'
import { useColleagues } from './use-colleagues.ts'

type AssignManyProps<Row> = AskProps<Row> & {
  /** What the colleague must be able to do. */
  work: (typeof sharedWork)[number]
  /** The label of the button, and of the field. */
  action: string
  label: string
  lead?: string
  onAssign: (row: Row, to: string) => Promise<unknown>
  /** Gives a row back to its former owner. */
  onGiveBack: (row: Row) => Promise<unknown>
}

/** The colleague who takes over the ticked rows. */
export function AssignMany<Row>({ onRun, work, label, onAssign, onGiveBack, ...dialog }: AssignManyProps<Row>) {
  const colleagues = useColleagues(work)
  const [to, setTo] = useState('')
  return (
    <FormDialog
      {...dialog}
      kept="choice"
      onSubmit={() => onRun(async (row) => onAssign(row, to), { undo: onGiveBack })}
      typed={to}
    >
      <TextField label={label} onChange={({ target }) => setTo(target.value)} required select value={to}>
        {colleagues.map(({ _id: id, name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
    </FormDialog>
  )
}
