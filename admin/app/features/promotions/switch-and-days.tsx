import { FormControlLabel, Switch, TextField } from '@mui/material'
import { useTranslate } from 'react-admin'
import { fromHongKongField, toHongKongField } from '../../shared/hong-kong-moment.ts'
import { Row } from './row.tsx'

type Days = { status: 'ACTIVE' | 'INACTIVE'; starts_at: string; ends_at: string | null }
type SwitchAndDaysProps = { days: Days; isDisabled: boolean; onChange: (part: Partial<Days>) => void }

/** Whether an offer counts, and from when until when; times are Hong Kong's. */
export function SwitchAndDays({ days, isDisabled, onChange }: SwitchAndDaysProps) {
  const t = useTranslate()
  const moment = {
    disabled: isDisabled,
    type: 'datetime-local',
    slotProps: { inputLabel: { shrink: true } },
  }
  return (
    <Row>
      <FormControlLabel
        control={
          <Switch
            checked={days.status === 'ACTIVE'}
            disabled={isDisabled}
            onChange={({ target }) => onChange({ status: target.checked ? 'ACTIVE' : 'INACTIVE' })}
          />
        }
        label={t('promotions.active')}
      />
      <TextField
        {...moment}
        label={t('promotions.startsAt')}
        onChange={({ target }) => onChange({ starts_at: fromHongKongField(target.value) ?? days.starts_at })}
        required
        value={toHongKongField(days.starts_at)}
      />
      <TextField
        {...moment}
        label={t('promotions.endsAt')}
        onChange={({ target }) => onChange({ ends_at: fromHongKongField(target.value) })}
        value={toHongKongField(days.ends_at)}
      />
    </Row>
  )
}
