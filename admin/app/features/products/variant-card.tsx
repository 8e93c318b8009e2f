import { Box, Button, Card, CardContent, Chip, Stack, Typography } from '@mui/material'
import { inLocale } from '@fitout/contract/locales.ts'
import { moveVariant } from '@fitout/contract/staff/variants.ts'
import { useState } from 'react'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { MoveButtons } from '../../shared/move-buttons.tsx'
import { staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import { useMay } from '../../shared/use-may.ts'
import { Movements } from './movements.tsx'
import type { Product } from './product.ts'
import { stateOfSale } from './sale-fields.tsx'
import { Shelf } from './shelf.tsx'
import { VariantDialog } from './variant-dialog.tsx'
import { VariantPrices } from './variant-prices.tsx'

type Variant = Product['variants'][number]
type VariantCardProps = { product: Product; variant: Variant; onPriced: () => void; onReload: () => void }

/** One variant: its place among the others, its details, price and shelves. */
export function VariantCard({ product, variant, onPriced, onReload }: VariantCardProps) {
  const t = useTranslate()
  const locale = useLocale()
  const mayWrite = useMay()('products.write')
  const { run, isRunning } = useAction()
  const place = product.variants.indexOf(variant)
  const [opened, setOpened] = useState<'details' | 'movements'>()

  const move = (by: -1 | 1) =>
    void run(() => staffCall(moveVariant, { params: { id: variant._id }, body: { position: place + by } }))
  const name = inLocale(variant.title, locale)
  const sale = stateOfSale(variant)
  return (
    <Card>
      <CardContent>
        <Stack spacing={2}>
          <Stack direction="row" sx={{ alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
            <Typography component="h4" sx={{ flex: 1, minWidth: '12rem' }} variant="subtitle1">
              {name} ·{' '}
              <Box component="span" sx={{ display: 'inline-block', overflowWrap: 'anywhere' }}>
                {variant.sku}
              </Box>
            </Typography>
            {sale && (
              <Chip
                color={sale === 'running' ? 'success' : 'default'}
                label={t(`products.saleState.${sale}`, { percent: variant.sale_percent })}
                size="small"
                variant="outlined"
              />
            )}
            {variant.waiting > 0 && (
              <Chip
                color="warning"
                label={t('stockDemand.ofVariant', { count: variant.waiting })}
                size="small"
                variant="outlined"
              />
            )}
            {variant.status === 'INACTIVE' && <Chip label={t('products.retired')} size="small" variant="outlined" />}
            {mayWrite && product.variants.length > 1 && (
              <MoveButtons
                isFirst={place === 0}
                isLast={place === product.variants.length - 1}
                isRunning={isRunning}
                name={variant.sku}
                onMove={move}
              />
            )}
            {mayWrite && (
              <Button aria-label={`${t('products.editVariant')} · ${variant.sku}`} onClick={() => setOpened('details')}>
                {t('products.editVariant')}
              </Button>
            )}
            {variant.shelves.length > 0 && (
              <Button
                aria-label={t('products.movements', { name: variant.sku })}
                onClick={() => setOpened('movements')}
              >
                {t('products.showMovements')}
              </Button>
            )}
          </Stack>
          <VariantPrices onPriced={onPriced} onReload={onReload} variant={variant} />
          {variant.shelves.map((shelf) => (
            <Shelf key={shelf.warehouse_id} shelf={shelf} variantId={variant._id} />
          ))}
        </Stack>
      </CardContent>
      {opened === 'details' && (
        <VariantDialog onClose={() => setOpened(undefined)} product={product} variant={variant} />
      )}
      {opened === 'movements' && (
        <Movements name={variant.sku} onClose={() => setOpened(undefined)} variantId={variant._id} />
      )}
    </Card>
  )
}
