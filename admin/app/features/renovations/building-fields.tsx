import { TextField } from '@mui/material'
import { ChoiceField } from '../../shared/choice-field.tsx'
import { useTranslate } from '../../shared/i18n.ts'
import { NumberField } from '../../shared/number-field.tsx'
import { Row } from '../../shared/row.tsx'
import type { FieldsProps } from './home-fields.tsx'
import { buildingDays, buildingLines } from './renovation-draft.ts'

/** The management office's requirements: permit, deposit and hours. */
export function BuildingFields({ draft, isDisabled, onChange }: FieldsProps) {
  const t = useTranslate()
  const label = (name: string) => t(`renovations.fields.${name}`)
  return (
    <Row>
      {buildingLines.map((name) => (
        <TextField
          disabled={isDisabled}
          key={name}
          label={label(name)}
          onChange={({ target }) => onChange({ [name]: target.value })}
          slotProps={{ htmlInput: { maxLength: name === 'permit_number' ? 40 : 120 } }}
          value={draft[name]}
        />
      ))}
      {buildingDays.map((name) => (
        <TextField
          disabled={isDisabled}
          key={name}
          label={label(name)}
          onChange={({ target }) => onChange({ [name]: target.value })}
          slotProps={{ inputLabel: { shrink: true } }}
          type="date"
          value={draft[name]}
        />
      ))}
      <NumberField
        isDisabled={isDisabled}
        isRequired
        label={label('deposit')}
        least={0}
        most={1_000_000}
        onChange={(deposit) => onChange({ deposit })}
        step={0.01}
        value={draft.deposit}
      />
      <ChoiceField
        choices={['CLIENT', 'STUDIO']}
        isDisabled={isDisabled}
        label={label('deposit_by')}
        onChange={(by) => onChange({ deposit_by: by })}
        value={draft.deposit_by}
        words="renovations.depositBy"
      />
      <NumberField
        isDisabled={isDisabled}
        isRequired
        label={label('apply_days_ahead')}
        least={0}
        most={60}
        onChange={(days) => onChange({ apply_days_ahead: days })}
        value={draft.apply_days_ahead}
      />
      <ChoiceField
        choices={['MON_FRI', 'MON_SAT']}
        isDisabled={isDisabled}
        label={label('work_days')}
        onChange={(days) => onChange({ work_days: days })}
        value={draft.work_days}
        words="renovations.workDays"
      />
    </Row>
  )
}
