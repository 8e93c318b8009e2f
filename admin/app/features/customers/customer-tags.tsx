import { Autocomplete, Button, Chip, Stack, TextField } from '@mui/material'
import { listCustomerTags, tagCustomer } from '@fitout/contract/staff/customers.ts'
import { useState } from 'react'
import { DraftOffer } from '../../shared/draft-offer.tsx'
import { useTranslate } from '../../shared/i18n.ts'
import { staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import { useMay } from '../../shared/use-may.ts'
import { useOne } from '../../shared/use-read.ts'
import { useTyped } from '../../shared/use-typed.ts'
import type { Customer } from './customer.ts'

/** Tags by which colleagues find a customer; those in use are suggested. */
export function CustomerTags({ customer }: { customer: Customer }) {
  const t = useTranslate()
  const mayTag = useMay()('customers.note')
  const { run, isRunning } = useAction()
  const { data: known = [] } = useOne(listCustomerTags, { enabled: mayTag })
  const [tags, setTags] = useState(customer.tags)
  const body = {
    add: tags.filter((tag) => !customer.tags.includes(tag)),
    remove: customer.tags.filter((tag) => !tags.includes(tag)),
  }
  const { offer, markSaved } = useTyped({ typed: tags, mayWrite: mayTag, part: 'tags', onTakeUp: setTags })
  const params = { id: customer._id }
  async function save(): Promise<void> {
    if (await run(() => staffCall(tagCustomer, { params, body }), 'done.customerTagged')) markSaved()
  }
  if (!mayTag) return customer.tags.map((tag) => <Chip key={tag} label={tag} size="small" />)
  return (
    <Stack spacing={1} sx={{ mt: 2 }}>
      {offer && <DraftOffer offers={[offer]} />}
      <Autocomplete
        // A new tag is stored as typed.
        autoHighlight={false}
        autoSelect
        filterSelectedOptions
        freeSolo
        disableCloseOnSelect
        multiple
        onChange={(_, chosen) => setTags([...new Set(chosen.map((tag) => tag.trim()).filter(Boolean))])}
        options={known.map(({ tag }) => tag)}
        renderInput={(field) => <TextField {...field} helperText={t('customers.addTag')} label={t('customers.tags')} />}
        value={tags}
      />
      {body.add.length + body.remove.length > 0 && (
        <Button disabled={isRunning} onClick={() => void save()} sx={{ alignSelf: 'start' }} variant="outlined">
          {t('customers.saveTags')}
        </Button>
      )}
    </Stack>
  )
}
