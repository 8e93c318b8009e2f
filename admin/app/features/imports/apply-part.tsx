import { applyImport } from '@fitout/contract/staff/imports.ts'
import { Button, Checkbox, FormControlLabel, FormHelperText, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from '../../shared/i18n.ts'
import { Part } from '../../shared/part.tsx'
import { staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import { holdsCustomers, type ImportDetails } from './use-status.ts'

/** The confirmation to import the rows without errors. */
export function ApplyPart({ run: { _id: id, fine, faulty, ...run } }: { run: ImportDetails }) {
  const t = useTranslate()
  const { run: act, isRunning } = useAction()
  const [fetches, setFetches] = useState(false)
  const isOfCustomers = holdsCustomers(run)
  const apply = () =>
    void act(async () => staffCall(applyImport, { params: { id }, body: { fetch_pictures: fetches } }))
  if (fine === 0) return <Part heading={t('imports.nothing')}>{null}</Part>
  return (
    <Part heading={t(faulty > 0 ? 'imports.applySome' : 'imports.apply', { count: fine })}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <Typography>{t(isOfCustomers ? 'imports.customersLead' : 'imports.productsLead')}</Typography>
        {faulty > 0 && <Typography>{t('imports.applyLead', { count: faulty })}</Typography>}
        {!isOfCustomers && <FetchBox isTicked={fetches} onTick={setFetches} />}
        <Button disabled={isRunning} onClick={apply} variant="contained">
          {t(faulty > 0 ? 'imports.applySome' : 'imports.apply', { count: fine })}
        </Button>
      </Stack>
    </Part>
  )
}

/** Whether addresses in the file are fetched. */
export function FetchBox({ isTicked, onTick }: { isTicked: boolean; onTick: (isTicked: boolean) => void }) {
  const t = useTranslate()
  return (
    <div>
      <FormControlLabel
        control={<Checkbox checked={isTicked} onChange={(_, isOn) => onTick(isOn)} />}
        label={t('imports.fetch')}
      />
      <FormHelperText sx={{ ml: 4 }}>{t('imports.fetchHint')}</FormHelperText>
    </div>
  )
}
