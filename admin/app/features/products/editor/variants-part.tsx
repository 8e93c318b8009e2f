import { Box, Button, Stack } from '@mui/material'
import { inLocale } from '@fitout/contract/locales.ts'
import { setSale as putOnSale } from '@fitout/contract/staff/variants.ts'
import { allWarehouses } from '@fitout/contract/warehouses.ts'
import { useState } from 'react'
import { useLocale, useTranslate } from '../../../shared/i18n.ts'
import { staffCall } from '../../../shared/staff-call.ts'
import { useMainStore } from '../../../shared/use-main-store.ts'
import { useWholeList } from '../../../shared/use-read.ts'
import type { Product } from '../product.ts'
import { VariantDialog } from '../variant-dialog.tsx'
import { OptionPicker } from './option-picker.tsx'
import { ParcelOfAllDialog } from './parcel-of-all-dialog.tsx'
import { SaleOfDialog } from './sale-of-dialog.tsx'
import type { VariantsEditing } from './use-variant-edits.ts'
import { useFocusAfterSave } from './use-focus-after-save.ts'
import { NewVariantRow, VariantRow } from './variant-row.tsx'

type VariantsPartProps = { product: Product; editing: VariantsEditing; mayWrite: boolean }

/** Price and stock: of one variant, or of each combination of sizes, colours and materials. */
export function VariantsPart({ product, editing, mayWrite }: VariantsPartProps) {
  const storeId = useMainStore()
  const { used, known, rows, edits, isFirst, pick } = editing
  // Prices in points and the contents of a service are edited in a dialog of their own.
  const list = useFocusAfterSave()
  const isPlain = mayWrite && product.store === 'MAIN' && product.kind === 'GOODS'
  return (
    <Stack spacing={1}>
      {isPlain && <OptionPicker known={known} onPick={pick} picked={edits.picked} used={used} />}
      <Box component="ul" {...list} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {product.variants.map((variant) => (
          <VariantRow editing={editing} key={variant._id} mayWrite={mayWrite} product={product} variant={variant} />
        ))}
        {isPlain && storeId && <NewRows editing={editing} isAlone={isFirst} rows={rows} storeId={storeId} />}
      </Box>
      {mayWrite && <PartActs product={product} />}
    </Stack>
  )
}

type NewRowsProps = { rows: VariantsEditing['rows']; editing: VariantsEditing; isAlone: boolean; storeId: string }

function NewRows({ rows, editing, isAlone, storeId }: NewRowsProps) {
  const { data = [] } = useWholeList(allWarehouses, { params: { store_id: storeId } })
  const warehouses = data.map(({ _id: id, title }) => ({
    warehouse_id: id,
    warehouse: title,
    available: 0,
    held: 0,
    sold: 0,
  }))
  return rows.map((row) => (
    <NewVariantRow editing={editing} isAlone={isAlone} key={row.name} row={row} warehouses={warehouses} />
  ))
}

function PartActs({ product }: { product: Product }) {
  const t = useTranslate()
  const locale = useLocale()
  const [opened, setOpened] = useState<'add' | 'sale' | 'parcel'>()
  const close = () => setOpened(undefined)
  const [first] = product.variants
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      <Button onClick={() => setOpened('add')}>{t('products.addVariant')}</Button>
      {first && product.variants.length > 1 && <Button onClick={() => setOpened('sale')}>{t('products.sale')}</Button>}
      {product.kind === 'GOODS' && product.variants.length > 1 && (
        <Button onClick={() => setOpened('parcel')}>{t('productEditor.parcelOfAll')}</Button>
      )}
      {opened === 'parcel' && <ParcelOfAllDialog onClose={close} product={product} />}
      {opened === 'add' && <VariantDialog onClose={close} product={product} variant={undefined} />}
      {opened === 'sale' && first && (
        <SaleOfDialog
          lead={t('products.saleLead')}
          onClose={close}
          onStore={async (sale) => {
            const body = { ...sale, version: product.sales_version }
            await staffCall(putOnSale, { params: { id: product._id }, body })
          }}
          sale={first}
          title={inLocale(product.title, locale)}
        />
      )}
    </Stack>
  )
}
