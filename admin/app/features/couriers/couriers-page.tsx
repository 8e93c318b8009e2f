import { Box, Button, Card, CardContent, Chip, Stack, Typography } from '@mui/material'
import { inLocale } from '@fitout/contract/locales.ts'
import { moveCourier } from '@fitout/contract/staff/couriers.ts'
import { formatMoney } from '@fitout/ui/money.ts'
import { Link } from 'react-router'
import { Facts } from '../../shared/facts.tsx'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { MoveButtons } from '../../shared/move-buttons.tsx'
import { Screen } from '../../shared/screen.tsx'
import { staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import { useMay } from '../../shared/use-may.ts'
import { type Courier, useCouriers } from './use-couriers.ts'

/** The delivery methods: cost, limits and area of each courier. */
export function CouriersPage() {
  const t = useTranslate()
  const mayWrite = useMay()('delivery.write')
  const couriers = useCouriers()
  if (!couriers) return <Screen />
  return (
    <Screen heading={t('couriers.title')} lead={t('couriers.lead')}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {mayWrite && (
          <Button component={Link} to="/couriers/new" variant="contained">
            {t('couriers.add')}
          </Button>
        )}
        <Button component={Link} to="/pick-up-points" variant="outlined">
          {t('pickUpPoints.title')}
        </Button>
      </Stack>
      {(['MAIN', 'MINI'] as const).map((store) => (
        <Stack component="section" key={store} spacing={2}>
          <Typography component="h3" variant="h6">
            {t(`couriers.stores.${store}`)}
          </Typography>
          <Box
            sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(22rem, 100%), 1fr))' }}
          >
            {couriers
              .filter((courier) => courier.store === store)
              .map((courier, at, sisters) => (
                <CourierCard at={at} courier={courier} isLast={at === sisters.length - 1} key={courier._id} />
              ))}
          </Box>
        </Stack>
      ))}
    </Screen>
  )
}

type CourierCardProps = { courier: Courier; at: number; isLast: boolean }

function CourierCard({ courier, at, isLast }: CourierCardProps) {
  const t = useTranslate()
  const mayWrite = useMay()('delivery.write')
  const { run, isRunning } = useAction()
  const locale = useLocale()
  const { fee, free_from, estimate, limits, areas, open_points } = courier
  const name = inLocale(courier.title, locale)
  const fees = fee === 0 ? t('couriers.free') : formatMoney(fee)
  const freeFrom = free_from === null ? '' : ` · ${t('couriers.freeFromAmount', { amount: formatMoney(free_from) })}`
  const bounds = [
    limits.max_grams && t('couriers.kilos', { kilos: limits.max_grams / 1000 }),
    limits.max_side_mm && t('couriers.side', { centimetres: limits.max_side_mm / 10 }),
    limits.max_sum_mm && t('couriers.sum', { centimetres: limits.max_sum_mm / 10 }),
  ]

  function move(by: -1 | 1) {
    void run(() => staffCall(moveCourier, { params: { id: courier._id }, body: { position: at + by } }))
  }

  return (
    <Card>
      <CardContent>
        <Stack spacing={1.5}>
          <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
            <Typography component="h4" sx={{ flex: 1 }} variant="subtitle1">
              {name}
            </Typography>
            {courier.is_own && <Chip label={t('couriers.isOwn')} size="small" />}
            {courier.status === 'INACTIVE' && <Chip label={t('couriers.off')} size="small" variant="outlined" />}
          </Stack>
          <Facts
            rows={[
              [t('couriers.fee'), fees + freeFrom],
              [t('couriers.estimate'), t('couriers.days', { least: estimate.min_days, most: estimate.max_days })],
              [t('couriers.limits'), bounds.filter(Boolean).join(' · ')],
              [t('couriers.areas'), areas.map(({ title }) => inLocale(title, locale)).join(' · ')],
              [t('pickUpPoints.title'), courier.needs === 'PICKUP_POINT' ? String(open_points) : ''],
              [t('couriers.key'), courier.needs === 'PICKUP_POINT' ? courier.key : ''],
            ]}
          />
          <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
            <Button
              aria-label={t('categories.editNamed', { name })}
              component={Link}
              size="small"
              to={`/couriers/${courier._id}`}
              variant="outlined"
            >
              {t('categories.edit')}
            </Button>
            {mayWrite && (
              <MoveButtons isFirst={at === 0} isLast={isLast} isRunning={isRunning} name={name} onMove={move} />
            )}
          </Stack>
        </Stack>
      </CardContent>
    </Card>
  )
}
