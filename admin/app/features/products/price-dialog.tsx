import { Typography } from '@mui/material'
import { inLocale } from '@fitout/contract/locales.ts'
import { findStaffProduct, type listStaffProducts } from '@fitout/contract/staff/products.ts'
import { priceVariant } from '@fitout/contract/staff/variants.ts'
import { formatMoney } from '@fitout/ui/money.ts'
import { useState } from 'react'
import { ChoiceField } from '../../shared/choice-field.tsx'
import { FormDialog } from '../../shared/form-dialog.tsx'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { NumberField } from '../../shared/number-field.tsx'
import { staffCall } from '../../shared/staff-call.ts'
import type { AskProps } from '../../shared/use-bulk.ts'
import type { RowOf } from '../../shared/use-read.ts'
import { newPrice, type Rounding, roundings } from './new-price.ts'
import type { Product } from './product.ts'

type Row = RowOf<typeof listStaffProducts>
type Variant = Product['variants'][number]

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
        const former = new Map<string, number>()
        const change = async ({ _id: id }: Row) => repriceAll(id, ({ price }) => become(price), former)
        const undo = async ({ _id: id }: Row) => repriceAll(id, ({ _id, price }) => former.get(_id) ?? price)
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

/** Each variant by its own call, with the version that was read; the former values go into `former`. */
async function repriceAll(id: string, become: (variant: Variant) => number, former?: Map<string, number>) {
  const { data } = await staffCall(findStaffProduct, { params: { id } })
  for (const variant of data.variants) {
    const price = become(variant)
    if (price === variant.price) continue
    const { sale_percent, sale_starts_at, sale_ends_at, prices_version: version } = variant
    const body = { price, sale_percent, sale_starts_at, sale_ends_at, version }
    await staffCall(priceVariant, { params: { id: variant._id }, body })
    former?.set(variant._id, variant.price)
  }
}
