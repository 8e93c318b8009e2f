import { Table, TableBody, TableCell, TableRow, Typography } from '@mui/material'
import type { Answer } from '@fitout/contract/endpoint.ts'
import { inLocale } from '@fitout/contract/locales.ts'
import type { tryPrices } from '@fitout/contract/staff/campaigns.ts'
import { formatMoney } from '@fitout/ui/money.ts'
import { useLocale, useTranslate } from '../../shared/i18n.ts'

type PricedStepsProps = { heading: string; priced: Answer<typeof tryPrices>['data']['after'] }

export function PricedSteps({ heading, priced }: PricedStepsProps) {
  const t = useTranslate()
  const locale = useLocale()
  return (
    <div>
      <Typography component="h4" variant="subtitle1">
        {heading}
      </Typography>
      <Table aria-label={heading} size="small">
        <TableBody>
          {priced.explanation.map(({ step, message, amount }) => (
            <TableRow key={message}>
              <TableCell>{step === 'total' ? <strong>{message}</strong> : message}</TableCell>
              <TableCell align="right">
                {step === 'total' ? <strong>{formatMoney(amount)}</strong> : formatMoney(amount)}
              </TableCell>
            </TableRow>
          ))}
          {priced.gifts.map((gift) => (
            <TableRow key={inLocale(gift.product_title, locale)}>
              <TableCell>
                {t('orders.gift')}: {inLocale(gift.product_title, locale)} · {inLocale(gift.variant_title, locale)}
              </TableCell>
              <TableCell align="right">× {gift.qty}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {priced.near.map((near) => (
        <Typography color="text.secondary" key={near} variant="body2">
          {near}
        </Typography>
      ))}
    </div>
  )
}
