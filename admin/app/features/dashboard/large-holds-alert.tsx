import { Alert, AlertTitle, Link as TextLink, Stack, Typography } from '@mui/material'
import { inLocale } from '@fitout/contract/locales.ts'
import type { listLargeHolds } from '@fitout/contract/staff/dashboard.ts'
import { Link } from 'react-router'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { showTime } from '../../shared/show-time.ts'
import type { RowOf } from '../../shared/use-read.ts'

export function LargeHoldsAlert({ holds }: { holds: readonly RowOf<typeof listLargeHolds>[] }) {
  const t = useTranslate()
  const locale = useLocale()
  return (
    <Alert severity="warning" slotProps={{ message: { sx: { minWidth: 0 } } }}>
      <AlertTitle>{t('waiting.largeHolds')}</AlertTitle>
      <Stack spacing={1}>
        {holds.map((hold) => (
          <Stack key={hold._id}>
            <Typography variant="body2">
              {`${inLocale(hold.product_title, locale)} · ${inLocale(hold.variant_title, locale)} · `}
              {t('waiting.held', { held: hold.held, units: hold.units })}
            </Typography>
            {hold.orders.map((order) => (
              <Typography key={order._id} variant="body2">
                <TextLink color="inherit" component={Link} to={`/orders/${order._id}/show`}>
                  {order.reference}
                </TextLink>
                {` × ${order.qty} · `}
                {order.expires_at
                  ? t('waiting.heldUntil', { time: showTime(order.expires_at) })
                  : t('waiting.heldByProof')}
              </Typography>
            ))}
          </Stack>
        ))}
      </Stack>
    </Alert>
  )
}
