import { Button, MenuItem, Stack, TextField, Typography } from '@mui/material'
import { hongKongAreas } from '@fitout/contract/hong-kong-districts.ts'
import { inLocale } from '@fitout/contract/locales.ts'
import { useState } from 'react'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { Row } from '../../shared/row.tsx'
import { Screen } from '../../shared/screen.tsx'
import { useMay } from '../../shared/use-may.ts'
import { ImportPoints } from './import-points.tsx'
import { PointRows } from './point-rows.tsx'
import { useCouriers } from './use-couriers.ts'

/** Where parcels are fetched: found by courier, district or words, switched off and on, and replaced by a list. */
export function PickUpPointsPage() {
  const t = useTranslate()
  const locale = useLocale()
  const mayWrite = useMay()('delivery.write')
  const couriers = (useCouriers() ?? []).filter(({ needs }) => needs === 'PICKUP_POINT')
  const [filter, setFilter] = useState({ courier_id: '', district: '', q: '' })
  const [page, setPage] = useState(1)
  const narrow = (part: Partial<typeof filter>) => {
    setFilter({ ...filter, ...part })
    setPage(1)
  }
  return (
    <Screen heading={t('pickUpPoints.title')}>
      {mayWrite && <ImportPoints />}
      <Row>
        <TextField
          label={t('pickUpPoints.courier')}
          onChange={({ target }) => narrow({ courier_id: target.value })}
          select
          value={couriers.length > 0 ? filter.courier_id : ''}
        >
          <MenuItem value="">{t('pickUpPoints.all')}</MenuItem>
          {couriers.map(({ _id, title }) => (
            <MenuItem key={_id} value={_id}>
              {inLocale(title, locale)}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          label={t('pickUpPoints.district')}
          onChange={({ target }) => narrow({ district: target.value })}
          select
          value={filter.district}
        >
          <MenuItem value="">{t('pickUpPoints.all')}</MenuItem>
          {hongKongAreas
            .flatMap(({ districts }) => districts)
            .map(({ key, title }) => (
              <MenuItem key={key} value={key}>
                {inLocale(title, locale)}
              </MenuItem>
            ))}
        </TextField>
        <TextField
          label={t('pickUpPoints.search')}
          onChange={({ target }) => narrow({ q: target.value })}
          type="search"
          value={filter.q}
        />
      </Row>
      <PointRows couriers={couriers} filter={filter} mayWrite={mayWrite} page={page}>
        {(last) => (
          <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
            <Button disabled={page <= 1} onClick={() => setPage(page - 1)}>
              {t('kit.navigation.previous')}
            </Button>
            <Typography variant="body2">{`${page} / ${last}`}</Typography>
            <Button disabled={page >= last} onClick={() => setPage(page + 1)}>
              {t('kit.navigation.next')}
            </Button>
          </Stack>
        )}
      </PointRows>
    </Screen>
  )
}
