import { Button, Chip, Stack, Typography } from '@mui/material'
import { dayName } from '@fitout/contract/day-name.ts'
import { languageTags } from '@fitout/contract/locales.ts'
import type { SyntheticEvent } from 'react'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { useToday } from '../../shared/use-today.ts'
import { DayAdder } from './day-adder.tsx'
import type { FieldProps } from './field-props.ts'
import { below, useFieldLabel, useFormPlace } from './form-place.tsx'

/** A list of days in order of date. Past days are counted, not listed. */
export function DaysField({ name, path, value, onChange }: FieldProps) {
  const t = useTranslate()
  const { faults, mayWrite } = useFormPlace()
  const label = useFieldLabel()(name, path)
  const today = useToday()
  const written = Array.isArray(value) ? value.map(String) : []
  const days = [...new Set(written)].toSorted()
  const coming = days.filter((day) => day >= today)
  const past = days.length - coming.length
  const fault = faults.get(path)
  const years = [...new Set(coming.map((day) => day.slice(0, 4)))]
  return (
    <Stack aria-label={label} role="group" spacing={1}>
      <Typography color={fault === undefined ? 'text.primary' : 'error'} component="h3" variant="subtitle2">
        {label}
        {fault !== undefined && ` · ${fault}`}
      </Typography>
      {coming.length === 0 && (
        <Typography color="text.secondary" variant="body2">
          {t('writings.days.none')}
        </Typography>
      )}
      {years.map((year) => (
        <DaysOfYear
          days={coming.filter((day) => day.startsWith(`${year}-`))}
          key={year}
          onRemove={mayWrite ? (day) => onChange(days.filter((one) => one !== day)) : undefined}
          pathOf={(day) => below(path, written.indexOf(day))}
          year={year}
        />
      ))}
      {past > 0 && mayWrite && (
        <Button onClick={() => onChange(coming)} size="small" sx={{ alignSelf: 'start' }}>
          {t('writings.days.removePast', { count: past })}
        </Button>
      )}
      {mayWrite && (
        <DayAdder
          known={days}
          label={label}
          onAdd={(added) => onChange([...new Set([...days, ...added])].toSorted())}
        />
      )}
    </Stack>
  )
}

type DaysOfYearProps = {
  year: string
  days: readonly string[]
  pathOf: (day: string) => string
  onRemove: ((day: string) => void) | undefined
}

function DaysOfYear({ year, days, pathOf, onRemove }: DaysOfYearProps) {
  const t = useTranslate()
  const locale = useLocale()
  const { faults } = useFormPlace()
  const removing = (day: string) => (event: SyntheticEvent) => {
    const item = event.currentTarget.closest('li')
    const beside = item?.nextElementSibling ?? item?.previousElementSibling
    // The focus stays in the list.
    beside?.querySelector<HTMLElement>('[role=button]')?.focus()
    onRemove?.(day)
  }
  return (
    <Stack component="ul" direction="row" sx={{ m: 0, p: 0, listStyle: 'none', gap: 1, flexWrap: 'wrap' }}>
      <Typography component="li" sx={{ alignSelf: 'center' }} variant="body2">
        {year}
      </Typography>
      {days.map((day) => {
        const title = dayName(day, languageTags[locale])
        return (
          <li data-path={pathOf(day)} key={day}>
            <Chip
              aria-label={onRemove && t('actOn', { act: t('writings.remove'), thing: title })}
              color={faults.has(pathOf(day)) ? 'error' : 'default'}
              label={title}
              {...(onRemove && { onClick: removing(day), onDelete: removing(day) })}
              variant="outlined"
            />
          </li>
        )
      })}
    </Stack>
  )
}
