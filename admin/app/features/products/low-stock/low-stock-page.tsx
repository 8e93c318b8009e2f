import { Link as TextLink, Stack, Typography } from '@mui/material'
import { inLocale } from '@fitout/contract/locales.ts'
import { listLowStock } from '@fitout/contract/staff/dashboard.ts'
import { Link } from 'react-router'
import { useLocale, useTranslate } from '../../../shared/i18n.ts'
import { QueueScreen } from '../../../shared/queue-screen.tsx'
import { paceOf } from '../../../shared/stock-pace.ts'
import { useQueue } from '../../../shared/use-queue.ts'

/** Pieces nearly sold out, lowest stock first, each with a link to its shelves. */
export function LowStockPage() {
  const t = useTranslate()
  const locale = useLocale()
  const queue = useQueue(listLowStock, {}, { perPage: 50 })
  return (
    <QueueScreen heading={t('lowStock.title')} lead={t('lowStock.lead')} none={t('lowStock.none')} queue={queue}>
      {(piece) => (
        <Stack direction="row" sx={{ gap: 2, justifyContent: 'space-between' }}>
          <div>
            <TextLink component={Link} to={`/products/${piece.product_id}/show?sku=${encodeURIComponent(piece.sku)}`}>
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
      )}
    </QueueScreen>
  )
}
