import { Typography } from '@mui/material'
import { inLocale } from '@fitout/contract/locales.ts'
import type { listStaffProducts } from '@fitout/contract/staff/products.ts'
import { formatMoney } from '@fitout/ui/money.ts'
import { useState } from 'react'
import { ChoiceField } from '../../shared/choice-field.tsx'
import { FormDialog } from '../../shared/form-dialog.tsx'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { NumberField } from '../../shared/number-field.tsx'
import type { AskProps } from '../../shared/use-bulk.ts'
import type { RowOf } from '../../shared/use-read.ts'
import { newPrice, type Rounding, roundings } from './new-price.ts'
import { type Prices, priceVariants } from './price-variants.ts'

type Row = RowOf<typeof listStaffProducts>

const shownAtMost = 5

/** Raises, lowers or rounds the prices of all variants of some products, with a preview. */
export function PriceDialog({ rows, onRun, ...dialog }: AskProps<Row>) {
  const t = useTranslate()
  const locale = useLocale()
  const [typed, setTyped] = useState<{ percent: string; rounding: Rounding }>({ percent: '0', rounding: 'cents' })
  const { percent, rounding } = typed
  const become = (price: number) => newPrice(price, Number(percent), rounding)
  const examples = rows.flatMap(({ title, price_from: price }) =>
    price === null
      ? []
      : [
          t('orderChanges.line', {
            title: inLocale(title, locale),
            change: `${formatMoney(price)} → ${formatMoney(become(price))}`,
          }),
        ],
  )
  return (
    <FormDialog
      {...dialog}
      action={t('products.reprice')}
      kept={{ part: 'prices', onTakeUp: setTyped }}
      onSubmit={() => {
        const former = new Map<string, Prices>()
        const change = async ({ _id: id }: Row) => priceVariants(id, ({ price }) => ({ price: become(price) }), former)
        const undo = async ({ _id: id }: Row) =>
          priceVariants(id, ({ _id, price }) => ({ price: former.get(_id)?.price ?? price }))
        return onRun(change, { undo })
      }}
      typed={typed}
    >
      <NumberField
        isRequired
        label={t('products.byPercent')}
        least={-90}
        most={500}
        onChange={(one) => setTyped({ ...typed, percent: one })}
        step={0.5}
        value={percent}
      />
      <ChoiceField
        choices={roundings}
        label={t('products.rounding')}
        onChange={(one) => setTyped({ ...typed, rounding: one })}
        value={rounding}
        words="products.roundings"
      />
      <Typography color="text.secondary" sx={{ whiteSpace: 'pre-line' }} variant="body2">
        {[t('products.repriceLead'), ...examples.slice(0, shownAtMost)].join('\n')}
      </Typography>
    </FormDialog>
  )
}
