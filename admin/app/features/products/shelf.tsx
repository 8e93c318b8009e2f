import { Button, Stack, TextField, Typography } from '@mui/material'
import { inLocale } from '@fitout/contract/locales.ts'
import { moveStock } from '@fitout/contract/staff/variants.ts'
import { type FormEvent, useState } from 'react'
import { DraftOffer } from '../../shared/draft-offer.tsx'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import { useMay } from '../../shared/use-may.ts'
import { useTyped } from '../../shared/use-typed.ts'
import type { Product } from './product.ts'

type ShelfProps = { variantId: string; shelf: Product['variants'][number]['shelves'][number] }

/** The stock of one shelf, with a form to add or remove units. */
export function Shelf({ variantId, shelf }: ShelfProps) {
  const t = useTranslate()
  const locale = useLocale()
  const mayMove = useMay()('stock.move')
  const { run, isRunning } = useAction()
  const [quantity, setQuantity] = useState('')
  const [reason, setReason] = useState('')
  const { offer } = useTyped({
    typed: { quantity, reason },
    mayWrite: mayMove,
    part: `shelf ${variantId} ${shelf.warehouse_id}`,
    onTakeUp: (kept) => {
      setQuantity(kept.quantity)
      setReason(kept.reason)
    },
  })

  async function submit(event: FormEvent) {
    event.preventDefault()
    // It is in a dialog over the form of the product.
    event.stopPropagation()
    const body = { warehouse_id: shelf.warehouse_id, quantity: Number(quantity), reason }
    const isMoved = await run(() => staffCall(moveStock, { params: { id: variantId }, body }), 'done.stockMoved')
    if (isMoved) setQuantity('')
    if (isMoved) setReason('')
  }

  const { available, held, sold } = shelf
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1, alignItems: { sm: 'center' }, flexWrap: 'wrap' }}>
      {offer && <DraftOffer offers={[offer]} />}
      <Typography sx={{ flex: 1 }} variant="body2">
        {inLocale(shelf.warehouse, locale)}: {t('products.shelf', { available, held, sold })}
      </Typography>
      {mayMove && (
        <Stack
          component="form"
          direction={{ xs: 'column', sm: 'row' }}
          onSubmit={(event: FormEvent) => void submit(event)}
          // The button is aligned with the fields, not with their labels.
          sx={{ gap: 1, alignItems: { sm: 'flex-end' } }}
        >
          <TextField
            label={t('products.move')}
            onChange={(event) => setQuantity(event.target.value)}
            required
            slotProps={{ htmlInput: { step: 1 } }}
            type="number"
            value={quantity}
          />
          <TextField
            label={t('products.reason')}
            onChange={(event) => setReason(event.target.value)}
            required
            value={reason}
          />
          <Button disabled={isRunning} sx={{ mb: 0.5 }} type="submit" variant="outlined">
            {t('products.book')}
          </Button>
        </Stack>
      )}
    </Stack>
  )
}
