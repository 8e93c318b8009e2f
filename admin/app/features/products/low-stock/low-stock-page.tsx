import { Link as TextLink, Stack, Typography } from '@mui/material'
import type { Answer } from '@fitout/contract/endpoint.ts'
import { inLocale, type Locale } from '@fitout/contract/locales.ts'
import type { listLowStock } from '@fitout/contract/staff/dashboard.ts'
import { type RaRecord, useGetList, useLocale, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { Screen } from '../../../shared/screen.tsx'

type Piece = Answer<typeof listLowStock>['data'][number]

/** What is nearly sold out, the fewest first, each with the way to its shelves. */
export function LowStockPage() {
  const t = useTranslate()
  const locale = useLocale() as Locale
  const { data = [], isPending } = useGetList<Piece & RaRecord>('low-stock', { pagination: { page: 1, perPage: 100 } })
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
              {piece.sku}
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
