import { findNoticeChoices, saveNoticeChoices } from '@fitout/contract/staff/staff-notices.ts'
import { Box, Button, Checkbox, FormControlLabel, Stack } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { DraftOffer } from '../../shared/draft-offer.tsx'
import { useTranslate } from '../../shared/i18n.ts'
import { Part } from '../../shared/part.tsx'
import { Screen } from '../../shared/screen.tsx'
import { staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import { useOne } from '../../shared/use-read.ts'
import { useTyped } from '../../shared/use-typed.ts'
import { ChoiceTable } from './choice-table.tsx'
import { Devices } from './devices.tsx'
import type { Choices } from './use-notices.ts'
import { QuietHours } from './quiet-hours.tsx'

/** The channel of each kind of notice, and the quiet hours. */
export function SettingsPage() {
  const t = useTranslate()
  const { data, error } = useOne(findNoticeChoices)
  if (!data) return <Screen error={error} />
  return (
    <Screen heading={t('staffNotices.settings')} lead={t('staffNotices.settingsLead')}>
      <ChoiceForm saved={data} />
      <Box sx={{ maxWidth: 720 }}>
        <Devices />
      </Box>
    </Screen>
  )
}

function ChoiceForm({ saved }: { saved: Choices }) {
  const t = useTranslate()
  const { run, isRunning } = useAction()
  const [choices, setChoices] = useState(saved)
  const { offer, markSaved } = useTyped({ typed: choices, mayWrite: true, onTakeUp: setChoices })
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (await run(() => staffCall(saveNoticeChoices, { body: choices }), 'done.noticeChoices')) markSaved()
  }
  return (
    <Stack component="form" onSubmit={(event: FormEvent) => void submit(event)} spacing={2} sx={{ maxWidth: 720 }}>
      {offer && <DraftOffer offers={[offer]} />}
      <Part heading={t('staffNotices.ways')}>
        <ChoiceTable kinds={choices.kinds} onChange={(kinds) => setChoices({ ...choices, kinds })} />
      </Part>
      <Part heading={t('staffNotices.quiet')}>
        <QuietHours onChange={(quiet) => setChoices({ ...choices, quiet })} quiet={choices.quiet} />
      </Part>
      <Part heading={t('staffNotices.weekly')}>
        <FormControlLabel
          control={<Checkbox checked={choices.weekly} onChange={(_, weekly) => setChoices({ ...choices, weekly })} />}
          label={t('staffNotices.weeklyLead')}
        />
      </Part>
      <Button disabled={isRunning} sx={{ alignSelf: 'start' }} type="submit" variant="contained">
        {t('kit.action.save')}
      </Button>
    </Stack>
  )
}
