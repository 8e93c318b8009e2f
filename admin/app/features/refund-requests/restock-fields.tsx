import { TextField } from '@mui/material'
import { inLocale } from '@fitout/contract/locales.ts'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import type { RefundRequest } from '../../shared/refund-facts.tsx'

/** Units by variant. */
type Shelf = Record<string, number>

const piecesOf = ({ refund_items: items }: RefundRequest) =>
  items.filter(({ kind, is_custom: isCustom }) => kind === 'GOODS' && !isCustom)

/** The default: all units of the request. */
export function wholeUnits(request: RefundRequest): Shelf {
  return Object.fromEntries(piecesOf(request).map((item) => [item.product_variant_id, item.qty]))
}

type RestockFieldsProps = { request: RefundRequest; shelf: Shelf; onChange: (shelf: Shelf) => void }

/** How many units of each piece are fit for resale. */
export function RestockFields({ request, shelf, onChange }: RestockFieldsProps) {
  const t = useTranslate()
  const locale = useLocale()
  return piecesOf(request).map(({ product_variant_id: id, qty, ...item }) => (
    <TextField
      fullWidth
      helperText={t('refundRequests.shelfOf', {
        title: [item.product_title, item.product_variant_title].map((words) => inLocale(words, locale)).join(' · '),
        count: qty,
      })}
      key={id}
      label={t('refundRequests.shelf')}
      onChange={(event) => {
        const units = Math.trunc(Number(event.target.value))
        onChange({ ...shelf, [id]: Math.min(qty, Math.max(0, units)) })
      }}
      slotProps={{ htmlInput: { min: 0, max: qty, step: 1, inputMode: 'numeric' } }}
      sx={{ maxWidth: { sm: 260 } }}
      type="number"
      value={shelf[id] ?? 0}
    />
  ))
}
