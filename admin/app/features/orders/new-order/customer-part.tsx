import { findCustomer, listCustomers } from '@fitout/contract/staff/customers.ts'
import { Autocomplete, Stack, TextField } from '@mui/material'
import { useState } from 'react'
import { ContactFields } from '../../../shared/contact-fields.tsx'
import { useTranslate } from '../../../shared/i18n.ts'
import { NameAndLanguage } from '../../../shared/name-and-language.tsx'
import { staffCall } from '../../../shared/staff-call.ts'
import { stillFound } from '../../../shared/still-found.ts'
import { useAction } from '../../../shared/use-action.ts'
import { useList } from '../../../shared/use-read.ts'
import { useSettled } from '../../../shared/use-settled.ts'
import { type DraftProps, forCustomer } from './draft.ts'

/** The customer and their contacts. */
export function CustomerPart({ draft, onChange }: DraftProps) {
  const t = useTranslate()
  const { details } = draft
  const set = (change: Partial<typeof details>) => onChange({ details: { ...details, ...change } })
  return (
    <Stack spacing={2}>
      <CustomerChoice draft={draft} onChange={onChange} />
      <NameAndLanguage
        label={t('orderDesk.name')}
        language={draft.language}
        name={details.name}
        onChange={({ name = details.name, language = draft.language }) =>
          onChange({ language, details: { ...details, name } })
        }
      />
      <ContactFields contacts={details} onChange={set} />
    </Stack>
  )
}

function CustomerChoice({ draft, onChange }: DraftProps) {
  const t = useTranslate()
  const { run } = useAction()
  const [typed, setTyped] = useState('')
  const q = useSettled(typed.trim())
  const { data = [], isOld } = useList(listCustomers, {
    query: { q, per_page: 10 },
    enabled: q.length > 1,
    keepsPrevious: true,
  })
  const found = data.map(({ _id, name, email, contact_number: number }) => ({
    _id,
    label: [name, email, number].filter(Boolean).join(' · '),
  }))
  const pick = (id: string) =>
    run(async () => onChange(forCustomer(draft, (await staffCall(findCustomer, { params: { id } })).data)))
  return (
    <Autocomplete
      filterOptions={(options) => options}
      getOptionKey={({ _id: id }) => id}
      isOptionEqualToValue={(one, other) => one._id === other._id}
      onChange={(_, customer) => void (customer ? pick(customer._id) : onChange({ customer: null }))}
      onInputChange={(_, text, reason) => reason === 'input' && setTyped(text)}
      options={stillFound({
        options: found,
        isOld: isOld || q !== typed.trim(),
        typed: typed.trim(),
        labelOf: ({ label }) => label,
      })}
      renderInput={(params) => <TextField {...params} helperText={t('orderDesk.guest')} label={t('orderDesk.find')} />}
      value={draft.customer}
    />
  )
}
