import { Button, Dialog, DialogActions, DialogContent, DialogTitle, MenuItem, Stack, TextField } from '@mui/material'
import { type StaffRole, staffRoles } from '@fitout/contract/staff-permissions.ts'
import { type FormEvent, useId, useState } from 'react'
import { useTranslate } from 'react-admin'

type NewPerson = { name: string; email: string; role: StaffRole }
type AddDialogProps = { isRunning: boolean; onAdd: (person: NewPerson) => void; onClose: () => void }

export function AddDialog({ isRunning, onAdd, onClose }: AddDialogProps) {
  const t = useTranslate()
  const id = useId()
  const [person, setPerson] = useState<NewPerson>({ name: '', email: '', role: 'support' })

  function submit(event: FormEvent) {
    event.preventDefault()
    onAdd(person)
  }

  return (
    <Dialog aria-labelledby={id} fullWidth onClose={onClose} open>
      <form onSubmit={submit}>
        <DialogTitle id={id}>{t('staff.add')}</DialogTitle>
        <DialogContent>
          <Stack spacing={1}>
            <TextField
              label={t('staff.name')}
              onChange={(event) => setPerson({ ...person, name: event.target.value })}
              required
              value={person.name}
            />
            <TextField
              label={t('staff.email')}
              onChange={(event) => setPerson({ ...person, email: event.target.value })}
              required
              type="email"
              value={person.email}
            />
            <TextField
              label={t('staff.role')}
              onChange={(event) => setPerson({ ...person, role: event.target.value as StaffRole })}
              select
              value={person.role}
            >
              {staffRoles.map((role) => (
                <MenuItem key={role} value={role}>
                  {t(`roles.${role}`)}
                </MenuItem>
              ))}
            </TextField>
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button color="secondary" onClick={onClose}>
            {t('signIn.back')}
          </Button>
          <Button disabled={isRunning} type="submit" variant="contained">
            {t('staff.add')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
