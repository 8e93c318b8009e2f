import { listCustomers, listGuestCustomers } from '@fitout/contract/staff/customers.ts'
import { FormControlLabel, Radio, RadioGroup, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from '../../shared/i18n.ts'
import { useList } from '../../shared/use-read.ts'
import { useSettled } from '../../shared/use-settled.ts'

export type Other = { kind: 'customer' | 'guest'; other: string }

/** Finds the customer or guest to merge. */
export function MergeChoice({
  survivorId,
  onChoose,
}: {
  survivorId: string
  onChoose: (other: Other | undefined) => void
}) {
  const t = useTranslate()
  const [q, setQuery] = useState('')
  const settled = useSettled(q.trim())
  const isAsked = settled.length > 1
  const asked = { query: { q: settled, per_page: 5 }, enabled: isAsked, keepsPrevious: true }
  const { data: customers } = useList(listCustomers, asked)
  const { data: guests } = useList(listGuestCustomers, asked)
  const found = [
    ...(customers ?? []).filter(({ _id }) => _id !== survivorId).map((row) => ({ ...row, kind: 'customer' as const })),
    ...(guests ?? []).map((row) => ({ ...row, kind: 'guest' as const })),
  ]
  function search(value: string) {
    setQuery(value)
    onChoose(undefined)
  }
  return (
    <>
      <TextField
        label={t('customerMerges.find')}
        onChange={({ target }) => search(target.value)}
        slotProps={{ htmlInput: { maxLength: 100 } }}
        value={q}
      />
      <RadioGroup
        aria-label={t('customerMerges.find')}
        key={q}
        onChange={({ target }) => {
          const row = found.find(({ _id }) => _id === target.value)
          if (row) onChoose({ kind: row.kind, other: row._id })
        }}
      >
        {isAsked &&
          found.map(({ _id, kind, name, email, contact_number: phone }) => (
            <FormControlLabel
              control={<Radio />}
              key={_id}
              label={[name, email, phone, kind === 'guest' && t('customerMerges.guest')].filter(Boolean).join(' · ')}
              sx={{ overflowWrap: 'anywhere' }}
              value={_id}
            />
          ))}
      </RadioGroup>
      {isAsked && customers && guests && found.length === 0 && (
        <Typography role="status">{t('customerMerges.noOther')}</Typography>
      )}
    </>
  )
}
