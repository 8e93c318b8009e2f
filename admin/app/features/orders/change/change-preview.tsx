import { formatMoney } from '@fitout/ui/money.ts'
import { Alert, Stack, Typography } from '@mui/material'
import { Facts } from '../../../shared/facts.tsx'
import { useLocale, useTranslate } from '../../../shared/i18n.ts'
import { PriceSteps } from '../../../shared/price-steps.tsx'
import { wordsFor } from '../../../shared/use-action.ts'
import type { ChangeTrial } from './change-draft.ts'
import { changeInWords } from './change-in-words.ts'

/** What changes, its cost, and what is to be paid or refunded. */
export function ChangePreview({ trial, error }: { trial: ChangeTrial | undefined; error: unknown }) {
  const t = useTranslate()
  const locale = useLocale()
  if (error) return <Alert severity="warning">{t(wordsFor(error))}</Alert>
  if (!trial) return null
  const changes = [
    ...trial.changed_lines.map((line) => changeInWords(t, locale, line)),
    ...trial.changed_fields.map((field) => t(`orderChanges.fields.${field}`)),
  ]
  return (
    <Stack aria-live="polite" component="section" spacing={1.5}>
      <Typography component="h3" variant="h6">
        {t('orderChanges.preview')}
      </Typography>
      <Typography sx={{ whiteSpace: 'pre-line' }} variant="body2">
        {changes.length > 0 ? changes.join('\n') : t('orderChanges.none')}
      </Typography>
      <PriceSteps gift={t('orderDesk.gifts')} label={t('orderDesk.price')} priced={{ ...trial, near: [] }} />
      <Facts
        rows={[
          [t('orderChanges.before'), formatMoney(trial.total_before)],
          [t('orderChanges.paid'), trial.paid > 0 ? formatMoney(trial.paid) : null],
        ]}
      />
      {trial.to_pay > 0 && trial.paid > 0 && (
        <Alert severity="info">{t('orderChanges.toPay', { amount: formatMoney(trial.to_pay) })}</Alert>
      )}
      {trial.to_return > 0 && (
        <Alert severity="warning">{t('orderChanges.toReturn', { amount: formatMoney(trial.to_return) })}</Alert>
      )}
    </Stack>
  )
}
