import { MenuItem, TextField } from '@mui/material'
import { hongKongAreas } from '@fitout/contract/hong-kong-districts.ts'
import { inLocale } from '@fitout/contract/locales.ts'
import { listStaffPickUpPoints } from '@fitout/contract/staff/couriers.ts'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { Pages } from '../../shared/pages.tsx'
import { Row } from '../../shared/row.tsx'
import { Screen } from '../../shared/screen.tsx'
import { SearchField } from '../../shared/search-field.tsx'
import { useMay } from '../../shared/use-may.ts'
import { useQueue } from '../../shared/use-queue.ts'
import { ImportPoints } from './import-points.tsx'
import { PointRows } from './point-rows.tsx'
import { useCouriers } from './use-couriers.ts'

const usual = { courier_id: '', district: '', q: '' }

/** Pick-up points: filtered by courier, district or text, switched off and on, and replaced by a list. */
export function PickUpPointsPage() {
  const t = useTranslate()
  const locale = useLocale()
  const mayWrite = useMay()('delivery.write')
  const couriers = (useCouriers() ?? []).filter(({ needs }) => needs === 'PICKUP_POINT')
  const queue = useQueue(listStaffPickUpPoints, usual, { keepsPrevious: true })
  const { chosen, choose } = queue
  return (
    <Screen heading={t('pickUpPoints.title')}>
      {mayWrite && <ImportPoints />}
      <Row>
        <TextField
          label={t('pickUpPoints.courier')}
          onChange={({ target }) => choose({ courier_id: target.value })}
          select
          value={couriers.length > 0 ? chosen.courier_id : ''}
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
          onChange={({ target }) => choose({ district: target.value })}
          select
          value={chosen.district}
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
        <SearchField label={t('pickUpPoints.search')} onChange={(q) => choose({ q })} value={chosen.q} />
      </Row>
      <PointRows couriers={couriers} mayWrite={mayWrite} queue={queue} />
      <Pages {...queue.pages} />
    </Screen>
  )
}
