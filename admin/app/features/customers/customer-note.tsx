import { noteCustomer } from '@fitout/contract/staff/customers.ts'
import { useTranslate } from '../../shared/i18n.ts'
import { Notes } from '../../shared/notes.tsx'
import { staffCall } from '../../shared/staff-call.ts'
import { useMay } from '../../shared/use-may.ts'
import type { Customer } from './customer.ts'

/** A field for a note; written ones are in the activity. */
export function CustomerNote({ customer }: { customer: Customer }) {
  const t = useTranslate()
  return (
    <Notes
      label={t('customers.note')}
      lead={t('customers.notesLead')}
      mayAdd={useMay()('customers.note')}
      notes={[]}
      onAdd={async (text) => staffCall(noteCustomer, { params: { id: customer._id }, body: { text } })}
    />
  )
}
