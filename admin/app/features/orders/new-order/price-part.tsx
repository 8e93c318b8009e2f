import { Alert, MenuItem, Stack, TextField, Typography } from '@mui/material'
import { useTranslate } from '../../../shared/i18n.ts'
import { PriceSteps } from '../../../shared/price-steps.tsx'
import { wordsFor } from '../../../shared/use-action.ts'
import { type DraftProps, methods, type Trial } from './draft.ts'

type PricePartProps = DraftProps & { trial: Trial | undefined; error: Error | null }

/** The price, from the calculator of the booking form, and the payment method. */
export function PricePart({ draft, onChange, trial, error }: PricePartProps) {
  const t = useTranslate()
  return (
    <Stack spacing={2}>
      <TextField
        label={t('orderDesk.voucher')}
        onChange={({ target }) => onChange({ voucher: target.value })}
        slotProps={{ htmlInput: { maxLength: 40 } }}
        value={draft.voucher}
      />
      {trial?.voucher_refusal && <Alert severity="info">{trial.voucher_refusal}</Alert>}
      <TextField
        label={t('orderDesk.payment')}
        onChange={({ target }) => onChange({ method: methods.find((one) => one === target.value) ?? 'FPS' })}
        select
        value={draft.method}
      >
        {methods.map((one) => (
          <MenuItem key={one} value={one}>
            {t(`orderDesk.methods.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      <div aria-live="polite">
        {trial && <PriceSteps gift={t('orderDesk.gifts')} label={t('orderDesk.price')} priced={trial} />}
        {error && <Alert severity="warning">{t(wordsFor(error))}</Alert>}
        {!trial && !error && <Typography color="text.secondary">{t('orderDesk.none')}</Typography>}
      </div>
    </Stack>
  )
}
