import { FormControlLabel, Switch } from '@mui/material'
import { useTranslate } from '../../shared/i18n.ts'
import { MomentField } from '../../shared/moment-field.tsx'
import { Row } from '../../shared/row.tsx'

export type Days = { status: 'ACTIVE' | 'INACTIVE'; starts_at: string; ends_at: string | null }
type SwitchAndDaysProps = { days: Days; isDisabled: boolean; onChange: (part: Partial<Days>) => void }

/** Whether an offer is switched on, and its period; times are in Hong Kong time. */
export function SwitchAndDays({ days, isDisabled, onChange }: SwitchAndDaysProps) {
  const t = useTranslate()
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
        label={t('offers.active')}
      />
      <MomentField
        isDisabled={isDisabled}
        isRequired
        label={t('offers.startsAt')}
        moment={days.starts_at}
        onChange={(moment) => onChange({ starts_at: moment ?? days.starts_at })}
      />
      <MomentField
        isDisabled={isDisabled}
        label={t('offers.endsAt')}
        moment={days.ends_at}
        notBefore={days.starts_at}
        onChange={(moment) => onChange({ ends_at: moment })}
      />
    </Row>
  )
}
