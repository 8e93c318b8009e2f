import { Alert, Button, Stack, TextField, Typography } from '@mui/material'
import { inLocale } from '@fitout/contract/locales.ts'
import { pointChangeKey } from '@fitout/contract/points.ts'
import { adjustPoints } from '@fitout/contract/staff/customers.ts'
import { type FormEvent, useState } from 'react'
import { counted } from '../../shared/counted.ts'
import { DraftOffer } from '../../shared/draft-offer.tsx'
import { focusFirstField } from '../../shared/focus-first-field.ts'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { showTime } from '../../shared/show-time.ts'
import { staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import { useMay } from '../../shared/use-may.ts'
import { useTyped } from '../../shared/use-typed.ts'
import { inEachLanguage, WordsFields } from '../../shared/words-fields.tsx'
import type { Customer } from './customer.ts'

/** The append-only ledger, with a form to add a line; the customer sees its reason. */
export function PointLedger({ customer }: { customer: Customer }) {
  const t = useTranslate()
  const locale = useLocale()
  const may = useMay()
  const [isOpen, setOpen] = useState(false)

  return (
    <Stack spacing={2}>
      <Typography>
        {t('customers.balance', { balance: counted(customer.points), earned: counted(customer.points_earned) })}
      </Typography>
      {customer.points_owed > 0 && (
        <Alert severity="info">{t('customers.owed', { owed: counted(customer.points_owed) })}</Alert>
      )}
      {customer.point_entries.map((entry) => (
        <Typography key={entry._id} variant="body2">
          {showTime(entry.created_at)} · {entry.points > 0 && '+'}
          {counted(entry.points)} → {counted(entry.balance)} ·{' '}
          {entry.points_owed > 0 && `${t('customers.owedAfter', { owed: counted(entry.points_owed) })} · `}
          {entry.reason ? inLocale(entry.reason, locale) : t(`pointKind.${pointChangeKey(entry)}`)}
        </Typography>
      ))}
      {may('points.adjust') && !isOpen && (
        <Button onClick={() => setOpen(true)} sx={{ alignSelf: 'start' }} variant="outlined">
          {t('customers.adjust')}
        </Button>
      )}
      {isOpen && <PointForm id={customer._id} onDone={() => setOpen(false)} />}
    </Stack>
  )
}

function PointForm({ id, onDone }: { id: string; onDone: () => void }) {
  const t = useTranslate()
  const { run, isRunning } = useAction()
  const [points, setPoints] = useState('')
  const [reason, setReason] = useState(inEachLanguage())
  const { offer, drop } = useTyped({
    typed: { points, reason },
    mayWrite: true,
    part: 'points',
    onTakeUp: (kept) => {
      setPoints(kept.points)
      setReason(kept.reason)
    },
  })

  async function submit(event: FormEvent) {
    event.preventDefault()
    const body = { points: Number(points), reason }
    if (!(await run(() => staffCall(adjustPoints, { params: { id }, body }), 'done.pointsAdjusted'))) return
    drop()
    onDone()
  }

  return (
    <Stack component="form" onSubmit={(event: FormEvent) => void submit(event)} ref={focusFirstField} spacing={1}>
      {offer && <DraftOffer offers={[offer]} />}
      <TextField
        label={t('customers.change')}
        onChange={(event) => setPoints(event.target.value)}
        required
        slotProps={{ htmlInput: { step: 1 } }}
        type="number"
        value={points}
      />
      <WordsFields isAnyEnough isRequired label={t('customers.reason')} onChange={setReason} value={reason} />
      <Button disabled={isRunning} sx={{ alignSelf: 'start' }} type="submit" variant="outlined">
        {t('customers.adjust')}
      </Button>
    </Stack>
  )
}
