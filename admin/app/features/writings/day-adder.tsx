import { Button, Stack, TextField } from '@mui/material'
import { type GeneralHolidays, holidayDays } from '@fitout/contract/general-holidays.ts'
import { hongKongDay } from '@fitout/contract/hong-kong-time.ts'
import { useState } from 'react'
import { useTranslate } from '../../shared/i18n.ts'
import { useNotify } from '../../shared/notices.ts'
import { useAction } from '../../shared/use-action.ts'
import { useToday } from '../../shared/use-today.ts'
import { callsFor } from './writing-calls.ts'

type DayAdderProps = {
  label: string
  /** The days in the list so far. */
  known: readonly string[]
  onAdd: (days: string[]) => void
}

/** Adds a day, all days of a period such as a holiday, or the general holidays that the studio has loaded. */
export function DayAdder({ label, known, onAdd }: DayAdderProps) {
  const t = useTranslate()
  const today = useToday()
  const [from, setFrom] = useState('')
  const [until, setUntil] = useState('')
  const isTooEarly = until !== '' && until < from
  const days = from === '' || isTooEarly ? [] : daysBetween(from, until || from)
  function add() {
    onAdd(days)
    setFrom('')
    setUntil('')
  }
  const dayField = { type: 'date', size: 'small' } as const
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'end' }}>
      <TextField
        {...dayField}
        label={t('writings.days.from')}
        onChange={({ target }) => setFrom(target.value)}
        slotProps={{ htmlInput: { min: today, 'aria-label': `${label} · ${t('writings.days.from')}` } }}
        value={from}
      />
      <TextField
        {...dayField}
        error={isTooEarly}
        helperText={isTooEarly && t('writings.days.tooEarly')}
        label={t('writings.days.until')}
        onChange={({ target }) => setUntil(target.value)}
        slotProps={{ htmlInput: { min: from || today, 'aria-label': `${label} · ${t('writings.days.until')}` } }}
        value={until}
      />
      <Button disabled={days.length === 0} onClick={add} variant="outlined">
        {t('writings.days.add')}
      </Button>
      <AddHolidays known={known} onAdd={onAdd} />
    </Stack>
  )
}

function AddHolidays({ known, onAdd }: Pick<DayAdderProps, 'known' | 'onAdd'>) {
  const t = useTranslate()
  const today = useToday()
  const notify = useNotify()
  const { run, isRunning } = useAction()
  const load = async () =>
    run(async () => {
      const { data } = await callsFor('configuration').find('general-holidays')
      const added = [...holidayDays(data.live as GeneralHolidays)].filter((day) => day >= today && !known.includes(day))
      onAdd(added)
      notify(t('writings.days.holidaysAdded', { count: added.length }), { type: 'success' })
    })
  return (
    <Button disabled={isRunning} onClick={() => void load()}>
      {t('writings.days.holidays')}
    </Button>
  )
}

// A period longer than this is a mistyped year.
const mostDays = 92

function daysBetween(from: string, until: string): string[] {
  const first = new Date(`${from}T00:00:00+08:00`)
  const days: string[] = []
  for (let ahead = 0; ahead < mostDays; ahead += 1) {
    const day = hongKongDay(first, ahead)
    if (day > until) break
    days.push(day)
  }
  return days
}
