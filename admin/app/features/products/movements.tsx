import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Link as TextLink, Typography } from '@mui/material'
import type { Answer } from '@fitout/contract/endpoint.ts'
import { inLocale } from '@fitout/contract/locales.ts'
import { listMovements } from '@fitout/contract/staff/variants.ts'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { Facts } from '../../shared/facts.tsx'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { showTime } from '../../shared/show-time.ts'
import { staffCall } from '../../shared/staff-call.ts'
import { Shelf } from './shelf.tsx'
import type { Variant } from './variant-cells.ts'

type Movement = Answer<typeof listMovements>['data'][number]

/** Records a stock movement with its reason, and lists who made which, including orders; latest first. */
export function Movements({ variant, name, onClose }: { variant: Variant; name: string; onClose: () => void }) {
  const t = useTranslate()
  const locale = useLocale()
  const id = useId()
  const variantId = variant._id
  const [size, setSize] = useState(25)
  const { data } = useQuery({
    queryKey: ['movements', variantId, size],
    queryFn: () => staffCall(listMovements, { params: { id: variantId }, query: { per_page: size } }),
  })
  const signed = ({ quantity }: Movement) => (quantity > 0 ? `+${quantity}` : `−${-quantity}`)
  const reason = ({ kind, reason: text, order }: Movement) =>
    order ? (
      <TextLink component={Link} to={`/orders/${order._id}/show`}>
        {t(`products.movement.${kind}`)} {order.reference}
      </TextLink>
    ) : (
      text
    )
  return (
    <Dialog aria-labelledby={id} fullWidth maxWidth="md" onClose={onClose} open>
      <DialogTitle id={id}>{t('products.movements', { name })}</DialogTitle>
      <DialogContent>
        {variant.shelves.map((shelf) => (
          <Shelf key={shelf.warehouse_id} shelf={shelf} variantId={variantId} />
        ))}
        {data?.data.length === 0 && <Typography>{t('products.noMovements')}</Typography>}
        {data?.data.map((entry) => (
          <Facts
            key={entry._id}
            rows={[
              [showTime(entry.at), signed(entry)],
              [entry.staff_name ?? '', reason(entry)],
              ['', inLocale(entry.warehouse, locale)],
            ]}
          />
        ))}
      </DialogContent>
      <DialogActions>
        {data && data.total > data.data.length && size < 100 && (
          <Button onClick={() => setSize(100)}>{t('products.moreMovements')}</Button>
        )}
        <Button color="secondary" onClick={onClose}>
          {t('kit.action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
