import { Box, Card, CardContent, Chip, FormControlLabel, Switch, Typography } from '@mui/material'
import type { Answer } from '@fitout/contract/endpoint.ts'
import { inLocale } from '@fitout/contract/locales.ts'
import { type listStaffPickUpPoints, switchPickUpPoint } from '@fitout/contract/staff/couriers.ts'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { Loading } from '../../shared/loading.tsx'
import { staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import { nameOfPlace } from './places.ts'
import type { Courier } from './use-couriers.ts'

type Point = Answer<typeof listStaffPickUpPoints>['data'][number]

type PointRowsProps = {
  couriers: Courier[]
  queue: { rows: Point[]; total: number | undefined; isPending: boolean }
  mayWrite: boolean
}

/** A page of points, each with a switch to close it. */
export function PointRows({ couriers, queue: { rows, total = 0, isPending }, mayWrite }: PointRowsProps) {
  const t = useTranslate()
  if (isPending) return <Loading />
  return (
    <>
      <Typography role="status" variant="body2">
        {t('pickUpPoints.count', { count: total })}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1 }}>
        {rows.map((point) => (
          <PointRow
            courier={couriers.find(({ _id }) => _id === point.courier_id)}
            key={`${point.courier_id} ${point.code}`}
            mayWrite={mayWrite}
            point={point}
          />
        ))}
      </Box>
    </>
  )
}

type PointRowProps = { point: Point; courier: Courier | undefined; mayWrite: boolean }

function PointRow({ point, courier, mayWrite }: PointRowProps) {
  const t = useTranslate()
  const locale = useLocale()
  const { run, isRunning } = useAction()
  const { code, is_open, is_listed, limits } = point
  const place = point.sub_district ? `${point.district}/${point.sub_district}` : point.district
  const facts = [
    courier && inLocale(courier.title, locale),
    nameOfPlace(place, locale),
    inLocale(point.hours, locale),
    limits.max_grams && t('couriers.kilos', { kilos: limits.max_grams / 1000 }),
  ]

  function turn(isOpen: boolean) {
    const options = { params: { id: point.courier_id, code }, body: { is_open: isOpen } }
    void run(() => staffCall(switchPickUpPoint, options), t(isOpen ? 'done.pointOpened' : 'done.pointClosed', { code }))
  }

  return (
    <Card component="li">
      <CardContent
        sx={{ display: 'flex', flexDirection: { xs: 'column', sm: 'row' }, gap: 1, alignItems: { sm: 'center' } }}
      >
        <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography component="h3" variant="subtitle2">
            {code} · {inLocale(point.title, locale)}
          </Typography>
          <Typography variant="body2">{inLocale(point.address, locale)}</Typography>
          <Typography color="text.secondary" variant="body2">
            {facts.filter(Boolean).join(' · ')}
          </Typography>
        </Box>
        {!is_listed && <Chip label={t('pickUpPoints.unlisted')} size="small" variant="outlined" />}
        <FormControlLabel
          control={
            <Switch
              checked={is_open}
              disabled={!mayWrite || isRunning}
              onChange={({ target }) => turn(target.checked)}
              slotProps={{ input: { 'aria-label': t('pickUpPoints.open', { code }) } }}
            />
          }
          label={t(is_open ? 'pickUpPoints.isOpen' : 'pickUpPoints.isOff')}
        />
      </CardContent>
    </Card>
  )
}
