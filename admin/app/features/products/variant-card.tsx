import { Button, Card, CardContent, Chip, Stack, TextField, Typography } from '@mui/material'
import { inLocale, type Locale } from '@fitout/contract/locales.ts'
import { priceVariant } from '@fitout/contract/staff-variants.ts'
import { type FormEvent, useState } from 'react'
import { useLocale, useTranslate } from 'react-admin'
import { staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import { useMay } from '../../shared/use-may.ts'
import type { Product } from './product-page.tsx'
import { Movements } from './movements.tsx'
import { Shelf } from './shelf.tsx'
import { VariantDialog } from './variant-dialog.tsx'

type Variant = Product['variants'][number]

export function VariantCard({ product, variant }: { product: Product; variant: Variant }) {
  const t = useTranslate()
  const locale = useLocale() as Locale
  const mayWrite = useMay()('products.write')
  const { run, isRunning } = useAction()
  const [opened, setOpened] = useState<'details' | 'movements'>()
  const [price, setPrice] = useState(String(variant.price))
  const [percent, setPercent] = useState(String(variant.sale_percent))

  const name = inLocale(variant.title, locale)

  function submit(event: FormEvent) {
    event.preventDefault()
    const body = { price: Math.round(Number(price) * 100) / 100, sale_percent: Number(percent) }
    void run(() => staffCall(priceVariant, { params: { id: variant._id }, body }), 'ra.notification.updated')
  }

  return (
    <Card>
      <CardContent>
        <Stack spacing={2}>
          <Stack direction="row" sx={{ alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
            <Typography component="h4" sx={{ flex: 1, minWidth: '12rem' }} variant="subtitle1">
              {name} · {variant.sku}
            </Typography>
            {variant.status === 'INACTIVE' && <Chip label={t('products.retired')} size="small" variant="outlined" />}
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
          <Stack component="form" direction={{ xs: 'column', sm: 'row' }} onSubmit={submit} sx={{ gap: 1 }}>
            <TextField
              disabled={!mayWrite}
              label={t('products.price')}
              onChange={(event) => setPrice(event.target.value)}
              required
              slotProps={{ htmlInput: { min: 0, step: 0.01 } }}
              type="number"
              value={price}
            />
            <TextField
              disabled={!mayWrite}
              label={t('products.salePercent')}
              onChange={(event) => setPercent(event.target.value)}
              required
              slotProps={{ htmlInput: { min: 0, max: 99, step: 1 } }}
              sx={{ minWidth: '9rem' }}
              type="number"
              value={percent}
            />
            {mayWrite && (
              <Button disabled={isRunning} type="submit" variant="outlined">
                {t('products.setPrice')}
              </Button>
            )}
          </Stack>
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
