import { Table, TableBody, TableCell, TableRow, Typography } from '@mui/material'
import { inLocale, type Words } from '@fitout/contract/locales.ts'
import { formatMoney } from '@fitout/ui/money.ts'
import { useLocale } from './i18n.ts'

type PriceStepsProps = {
  label: string
  /** The label of free items. */
  gift: string
  priced: {
    explanation: { step: string; message: string; amount: number }[]
    gifts: { product_title: Words; variant_title: Words; qty: number }[]
    near: string[]
  }
}

/** The steps from prices to the total, free items, and offers almost reached. */
export function PriceSteps({ label, gift, priced }: PriceStepsProps) {
  const locale = useLocale()
  return (
    <>
      <Table aria-label={label} size="small">
        <TableBody>
          {priced.explanation.map(({ step, message, amount }) => (
            <TableRow key={message}>
              <TableCell>{step === 'total' ? <strong>{message}</strong> : message}</TableCell>
              <TableCell align="right">
                {step === 'total' ? <strong>{formatMoney(amount)}</strong> : formatMoney(amount)}
              </TableCell>
            </TableRow>
          ))}
          {priced.gifts.map(({ product_title: product, variant_title: variant, qty }) => (
            <TableRow key={inLocale(product, locale)}>
              <TableCell>{`${gift} · ${inLocale(product, locale)} · ${inLocale(variant, locale)}`}</TableCell>
              <TableCell align="right">× {qty}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {priced.near.map((near) => (
        <Typography color="text.secondary" key={near} variant="body2">
          {near}
        </Typography>
      ))}
    </>
  )
}
