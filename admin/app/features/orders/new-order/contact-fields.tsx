import { areaCodes } from '@fitout/contract/formats.ts'
import { Box, MenuItem, TextField } from '@mui/material'
import { useTranslate } from '../../../shared/i18n.ts'
import type { DraftProps } from './draft.ts'

/** The customer's contacts. */
export function ContactFields({ draft: { details }, onChange }: Pick<DraftProps, 'onChange'> & DetailsOf) {
  const t = useTranslate()
  const set = (change: Partial<typeof details>) => onChange({ details: { ...details, ...change } })
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '6.5rem 1fr', sm: '7rem 1fr 1fr' } }}>
      <TextField
        label={t('orderDesk.area')}
        onChange={({ target }) => set({ area_code: areaCodes.find((one) => one === target.value) ?? '852' })}
        select
        value={details.area_code}
      >
        {areaCodes.map((one) => (
          <MenuItem key={one} value={one}>
            +{one}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        label={t('orderDesk.phone')}
        onChange={({ target }) => set({ phone: target.value.replace(/\D/g, '') })}
        required
        slotProps={{ htmlInput: { inputMode: 'tel', maxLength: 15 } }}
        value={details.phone}
      />
      <TextField
        label={t('orderDesk.email')}
        onChange={({ target }) => set({ email: target.value })}
        sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}
        type="email"
        value={details.email}
      />
    </Box>
  )
}

type DetailsOf = { draft: Pick<DraftProps['draft'], 'details'> }
