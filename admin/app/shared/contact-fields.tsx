import { areaCodes, isPhoneOf, plainPhone } from '@fitout/contract/formats.ts'
import { Box, MenuItem, TextField } from '@mui/material'
import { useTranslate } from './i18n.ts'

type Contacts = { area_code: (typeof areaCodes)[number]; phone: string; email: string }
type ContactFieldsProps = {
  contacts: Contacts
  onChange: (change: Partial<Contacts>) => void
  /** Whether an email address alone is enough. */
  isEitherEnough?: boolean
}

/** A customer's contacts. */
export function ContactFields({ contacts, onChange, isEitherEnough = false }: ContactFieldsProps) {
  const t = useTranslate()
  const { area_code: area, phone } = contacts
  const fault = phone === '' || isPhoneOf(area, plainPhone(phone, area)) ? '' : t('fieldFaults.phone')
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '6.5rem 1fr', sm: '7rem 1fr 1fr' } }}>
      <TextField
        label={t('orderDesk.area')}
        onChange={({ target }) => onChange({ area_code: areaCodes.find((one) => one === target.value) ?? '852' })}
        select
        value={area}
      >
        {areaCodes.map((one) => (
          <MenuItem key={one} value={one}>
            +{one}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        inputRef={(input: HTMLInputElement | null) => input?.setCustomValidity(fault)}
        label={t('orderDesk.phone')}
        onChange={({ target }) => onChange({ phone: plainPhone(target.value, area).replace(/\D/g, '') })}
        required={!isEitherEnough || contacts.email === ''}
        slotProps={{ htmlInput: { inputMode: 'tel', maxLength: 25 } }}
        value={phone}
      />
      <TextField
        helperText={isEitherEnough && t('orderDesk.emailInstead')}
        label={t('orderDesk.email')}
        onChange={({ target }) => onChange({ email: target.value })}
        sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}
        type="email"
        value={contacts.email}
      />
    </Box>
  )
}
