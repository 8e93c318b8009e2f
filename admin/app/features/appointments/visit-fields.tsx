import { districtKeys } from '@fitout/contract/appointments.ts'
import { MenuItem, TextField } from '@mui/material'
import { ContactFields } from '../../shared/contact-fields.tsx'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { NameAndLanguage } from '../../shared/name-and-language.tsx'
import { districtTitle } from './appointment.ts'
import type { VisitDraft } from './visit-draft.ts'

type Visitor = Pick<VisitDraft, 'kind' | 'name' | 'language' | 'area_code' | 'phone' | 'email' | 'address' | 'note'>
type FieldsProps = { draft: Visitor; onChange: (change: Partial<Visitor>) => void }

/** Who visits, or is visited, and where. */
export function VisitFields({ draft, onChange }: FieldsProps) {
  const t = useTranslate()
  return (
    <>
      <NameAndLanguage {...draft} label={t('appointments.name')} onChange={onChange} />
      <ContactFields contacts={draft} isEitherEnough onChange={onChange} />
      {draft.kind === 'MEASUREMENT' && (
        <TextField
          label={t('appointments.where')}
          multiline
          onChange={({ target }) => onChange({ address: target.value })}
          required
          slotProps={{ htmlInput: { maxLength: 500 } }}
          value={draft.address}
        />
      )}
      <TextField
        label={t('appointments.note')}
        multiline
        onChange={({ target }) => onChange({ note: target.value })}
        slotProps={{ htmlInput: { maxLength: 500 } }}
        value={draft.note}
      />
    </>
  )
}

type DistrictFieldProps = {
  value: VisitDraft['district']
  served: readonly string[]
  hint?: string
  onChange: (change: Pick<VisitDraft, 'district'>) => void
}

/** The district of the home, among those that are served; all, if none are named. */
export function DistrictField({ value, served, hint, onChange }: DistrictFieldProps) {
  const t = useTranslate()
  const locale = useLocale()
  const keys = districtKeys.filter((key) => served.length === 0 || served.includes(key))
  const chosen = keys.find((key) => key === value) ?? ''
  return (
    <TextField
      helperText={hint}
      label={t('appointments.district')}
      onChange={({ target }) => onChange({ district: keys.find((key) => key === target.value) ?? '' })}
      required
      select
      value={chosen}
    >
      {keys.map((key) => (
        <MenuItem key={key} value={key}>
          {districtTitle(key, locale)}
        </MenuItem>
      ))}
    </TextField>
  )
}
