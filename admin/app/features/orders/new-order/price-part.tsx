import { inLocale } from '@fitout/contract/locales.ts'
import { formatMoney } from '@fitout/ui/money.ts'
import { Alert, MenuItem, Stack, Table, TableBody, TableCell, TableRow, TextField, Typography } from '@mui/material'
import { useLocale, useTranslate } from '../../../shared/i18n.ts'
import { type DraftProps, methods, type Trial } from './draft.ts'

/** What it costs, by the calculator of the booking form, and how it is paid. */
export function PricePart({ draft, onChange, trial }: DraftProps & { trial: Trial | undefined }) {
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
        {trial ? <Steps trial={trial} /> : <Typography color="text.secondary">{t('orderDesk.none')}</Typography>}
      </div>
    </Stack>
  )
}

function Steps({ trial }: { trial: Trial }) {
  const t = useTranslate()
  const locale = useLocale()
  return (
    <>
      <Table aria-label={t('orderDesk.price')} size="small">
        <TableBody>
          {trial.explanation.map(({ step, message, amount }) => (
            <TableRow key={message}>
              <TableCell>{step === 'total' ? <strong>{message}</strong> : message}</TableCell>
              <TableCell align="right">
                {step === 'total' ? <strong>{formatMoney(amount)}</strong> : formatMoney(amount)}
              </TableCell>
            </TableRow>
          ))}
          {trial.gifts.map(({ product_title: product, variant_title: variant, qty }) => (
            <TableRow key={inLocale(product, locale)}>
              <TableCell>{`${t('orderDesk.gifts')}: ${inLocale(product, locale)} · ${inLocale(variant, locale)}`}</TableCell>
              <TableCell align="right">× {qty}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {trial.near.map((near) => (
        <Typography color="text.secondary" key={near} variant="body2">
          {near}
        </Typography>
      ))}
    </>
  )
}
