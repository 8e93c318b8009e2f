import { Box, Card, CardContent, Chip, FormControlLabel, Switch, Typography } from '@mui/material'
import type { Answer } from '@fitout/contract/endpoint.ts'
import { inLocale } from '@fitout/contract/locales.ts'
import { listStaffPickUpPoints, switchPickUpPoint } from '@fitout/contract/staff/couriers.ts'
import type { ReactNode } from 'react'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { Loading } from '../../shared/loading.tsx'
import { staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import { useList } from '../../shared/use-read.ts'
import { nameOfPlace } from './places.ts'
import type { Courier } from './use-couriers.ts'

type Point = Answer<typeof listStaffPickUpPoints>['data'][number]

type PointRowsProps = {
  couriers: Courier[]
  filter: { courier_id: string; district: string; q: string }
  page: number
  mayWrite: boolean
  children: (lastPage: number) => ReactNode
}

const perPage = 25

/** A page of points, each with the switch by which staff close it. */
export function PointRows({ couriers, filter, page, mayWrite, children }: PointRowsProps) {
  const t = useTranslate()
  const named = Object.fromEntries(Object.entries(filter).filter(([, value]) => value.trim() !== ''))
  const { data, total = 0 } = useList(listStaffPickUpPoints, { query: { page, per_page: perPage, ...named } })
  if (!data) return <Loading />
  return (
    <>
      <Typography role="status" variant="body2">
        {t('pickUpPoints.count', { count: total })}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1 }}>
        {data.map((point) => (
          <PointRow
            courier={couriers.find(({ _id }) => _id === point.courier_id)}
            key={`${point.courier_id} ${point.code}`}
            mayWrite={mayWrite}
            point={point}
          />
        ))}
      </Box>
      {total > perPage && children(Math.ceil(total / perPage))}
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
    void run(() => staffCall(switchPickUpPoint, options), 'kit.notification.updated')
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
