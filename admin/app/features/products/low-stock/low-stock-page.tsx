import { Link as TextLink, Stack, Typography } from '@mui/material'
import { inLocale } from '@fitout/contract/locales.ts'
import { listLowStock } from '@fitout/contract/staff/dashboard.ts'
import { Link } from 'react-router'
import { useLocale, useTranslate } from '../../../shared/i18n.ts'
import { Screen } from '../../../shared/screen.tsx'
import { useList } from '../../../shared/use-read.ts'
import { paceOf } from '../../../shared/stock-pace.ts'

/** What is nearly sold out, the fewest first, each with the way to its shelves. */
export function LowStockPage() {
  const t = useTranslate()
  const locale = useLocale()
  const { data = [], isPending } = useList(listLowStock, { query: { page: 1, per_page: 100 } })
  const isEmpty = data.length === 0 && !isPending
  return (
    <Screen heading={t('lowStock.title')} lead={t(isEmpty ? 'lowStock.none' : 'lowStock.lead')}>
      {data.map((piece) => (
        <Stack direction="row" key={piece._id} sx={{ gap: 2, justifyContent: 'space-between' }}>
          <div>
            <TextLink component={Link} to={`/products/${piece.product_id}/show`}>
              {inLocale(piece.product_title, locale)} · {inLocale(piece.variant_title, locale)}
            </TextLink>
            <Typography color="text.secondary" variant="body2">
              {[piece.sku, ...paceOf(piece, t)].join(' · ')}
            </Typography>
          </div>
          <Typography sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
            {t('lowStock.left', { count: piece.available })}
          </Typography>
        </Stack>
      ))}
    </Screen>
  )
}
