import { TextField } from '@mui/material'
import { ChoiceField } from '../../shared/choice-field.tsx'
import { useTranslate } from '../../shared/i18n.ts'
import { useToday } from '../../shared/use-today.ts'
import { periodChoices, type usePeriod } from './use-period.ts'

/** Selects the period. */
export function PeriodChoice({ choice, period, choose, setDays }: ReturnType<typeof usePeriod>) {
  const t = useTranslate()
  const today = useToday()
  return (
    <>
      <ChoiceField
        choices={periodChoices}
        label={t('figures.period')}
        minWidth={160}
        onChange={choose}
        value={choice}
        words="figures.periods"
      />
      {choice === 'custom' &&
        (['from', 'until'] as const).map((name) => (
          <TextField
            key={name}
            label={t(`figures.${name}`)}
            onChange={({ target }) => target.value && setDays({ ...period, [name]: target.value })}
            slotProps={{ htmlInput: { max: today, min: '2000-01-01' } }}
            type="date"
            value={period[name]}
          />
        ))}
    </>
  )
}
