import { TextField } from '@mui/material'
import { type StaffRole, staffRoles } from '@fitout/contract/staff/permissions.ts'
import { useState } from 'react'
import { ChoiceField } from '../../shared/choice-field.tsx'
import { FormDialog } from '../../shared/form-dialog.tsx'
import { useTranslate } from '../../shared/i18n.ts'

type NewPerson = { name: string; email: string; role: StaffRole }
type AddDialogProps = { isRunning: boolean; onAdd: (person: NewPerson) => Promise<boolean>; onClose: () => void }

export function AddDialog({ onAdd, ...dialog }: AddDialogProps) {
  const t = useTranslate()
  const [person, setPerson] = useState<NewPerson>({ name: '', email: '', role: 'support' })

  return (
    <FormDialog
      {...dialog}
      action={t('staff.add')}
      kept="identity"
      onSubmit={() => onAdd(person)}
      title={t('staff.add')}
      typed={person}
    >
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
      <ChoiceField
        choices={staffRoles}
        label={t('staff.role')}
        onChange={(role) => setPerson({ ...person, role })}
        value={person.role}
        words="roles"
      />
    </FormDialog>
  )
}
