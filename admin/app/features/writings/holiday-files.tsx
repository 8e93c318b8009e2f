import { Alert, Stack, Typography } from '@mui/material'
import { type GeneralHolidays, unverifiedYears } from '@fitout/contract/general-holidays.ts'
import { hongKongDay } from '@fitout/contract/hong-kong-time.ts'
import { useState } from 'react'
import { FileButton } from '../../shared/file-button.tsx'
import { useTranslate } from '../../shared/i18n.ts'
import { useNotify } from '../../shared/notices.ts'
import { useFormPlace } from './form-place.tsx'
import { withCalendars } from './holiday-calendar.ts'
import type { Written } from './writing-calls.ts'

type HolidayFilesProps = { value: Written; onChange: (value: Written) => void }

/** Works that begin now may end as far ahead as this. */
const daysAhead = 400

/** Doubtful holidays, and an upload of the Government's calendar files to fix them. */
export function HolidayFiles({ value, onChange }: HolidayFilesProps) {
  const t = useTranslate()
  const notify = useNotify()
  const { mayWrite } = useFormPlace()
  const holidays = { years: Array.isArray(value['years']) ? value['years'] : [] } as GeneralHolidays
  const [now] = useState(() => new Date())
  const { missing, unchecked } = unverifiedYears(holidays, hongKongDay(now), hongKongDay(now, daysAhead))

  async function load(files: File[]) {
    const next = withCalendars(holidays, await Promise.all(files.map((file) => file.text())))
    if (next) onChange(next)
    notify(next ? 'writings.holidays.loaded' : 'writings.holidays.unread', { type: next ? 'success' : 'error' })
  }

  return (
    <Stack spacing={2} sx={{ mb: 2, alignItems: 'flex-start' }}>
      {missing.length > 0 && (
        <Alert severity="error">{t('writings.holidays.missing', { years: missing.join(t('between')) })}</Alert>
      )}
      {unchecked.length > 0 && (
        <Alert severity="warning">{t('writings.holidays.unchecked', { years: unchecked.join(t('between')) })}</Alert>
      )}
      <Typography variant="body2">{t('writings.holidays.lead')}</Typography>
      {mayWrite && (
        <FileButton
          accept=".ics,text/calendar"
          isMultiple
          isRunning={false}
          label={t('writings.holidays.choose')}
          onChoose={(file, others) => void load([file, ...others])}
        />
      )}
    </Stack>
  )
}
