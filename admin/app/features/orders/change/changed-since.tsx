import { hongKongAreas } from '@fitout/contract/hong-kong-districts.ts'
import { subDistrictsOf } from '@fitout/contract/hong-kong-sub-districts.ts'
import { inLocale, type Words } from '@fitout/contract/locales.ts'
import { Alert } from '@mui/material'
import { ChangedRows } from '../../../shared/changed-rows.tsx'
import { useLocale, useTranslate } from '../../../shared/i18n.ts'
import { useCouriers } from '../../../shared/use-couriers.ts'
import type { Draft, DraftProps } from '../new-order/draft.ts'
import type { Order } from '../order-types.ts'
import { draftOf, type Seen } from './change-draft.ts'

const labels: Record<string, string> = {
  lines: 'orderDesk.lines',
  qty: 'orderDesk.qty',
  variantId: 'orderDesk.piece',
  title: 'orderDesk.customTitle',
  courier: 'orderDesk.courier',
  district: 'orderDesk.district',
  subDistrict: 'orderDesk.sub',
  point: 'orderDesk.point',
  details: 'orderDesk.delivery',
  name: 'orderDesk.name',
  address: 'orderDesk.address',
  area_code: 'orderDesk.area',
  phone: 'orderDesk.phone',
  email: 'orderDesk.email',
  note: 'orderDesk.note',
}

/**
 * What became of the order since the dialog was opened, by a colleague or a payment. Saving continues from there, so that
 * nothing typed is lost.
 */
export function ChangedSince({ seen, order, draft, onChange }: DraftProps & { seen: Seen; order: Order }) {
  const t = useTranslate()
  const locale = useLocale()
  const showValue = useNames([seen, order])
  return (
    <Alert severity="warning" sx={{ '& .MuiAlert-message': { flexGrow: 1, minWidth: 0 } }}>
      {t('orderChanges.since')}
      <ChangedRows
        began={changeableOf(draftOf(seen, locale))}
        label={(name) => t(labels[name] ?? name)}
        mine={changeableOf(draft)}
        onChange={onChange}
        showValue={showValue}
        theirs={changeableOf(draftOf(order, locale))}
      />
    </Alert>
  )
}

/** What the dialog can change of a placed order. */
function changeableOf({ lines, courier, district, subDistrict, point, details }: Draft) {
  return { lines, courier, district, subDistrict, point, details }
}

/** The names of what is chosen by an id or a key. */
function useNames(orders: readonly Pick<Order, 'lines'>[]) {
  const locale = useLocale()
  const couriers = useCouriers()
  const districts = hongKongAreas.flatMap((area) => area.districts)
  const named: Record<string, readonly { key: string; title: Words }[]> = {
    courier: couriers.map(({ _id: key, title }) => ({ key, title })),
    district: districts,
    subDistrict: districts.flatMap(({ key }) => subDistrictsOf(key)),
    variantId: orders.flatMap(({ lines }) =>
      lines.map(({ product_variant_id: key, product_title: title }) => ({ key, title })),
    ),
  }
  return (path: string, value: unknown) => {
    const found = named[path.split('.').at(-1) ?? '']?.find(({ key }) => key === value)
    return found && inLocale(found.title, locale)
  }
}
