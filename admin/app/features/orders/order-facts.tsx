import { hongKongAreas } from '@fitout/contract/hong-kong-districts.ts'
import { inLocale, type Locale } from '@fitout/contract/locales.ts'
import { Contact } from '../../shared/contact.tsx'
import { Link } from '@mui/material'
import { showDay } from '@fitout/contract/hong-kong-time.ts'
import { Link as RouterLink } from 'react-router'
import { Facts } from '../../shared/facts.tsx'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { useMay } from '../../shared/use-may.ts'
import type { Order } from './order-types.ts'

export function OrderFacts({ order }: { order: Order }) {
  const t = useTranslate()
  const locale = useLocale()
  const point = order.pick_up_point
  return (
    <Facts
      rows={[
        [t('orders.customer'), <Customer key="customer" order={order} />],
        [t('orders.contact'), <Contact email={order.email} key="contact" phone={order.contact_number} />],
        [t('orders.address'), order.address],
        [t('orderDesk.district'), order.address && districtTitle(order.district, locale)],
        [
          t('orders.pickUpPoint'),
          point && `${point.code} · ${inLocale(point.title, locale)} · ${inLocale(point.address, locale)}`,
        ],
        [t('orders.note'), order.note],
        [t('audit.fields.handover'), t(`audit.choices.handover.${order.handover}`)],
        [t('orders.courier'), inLocale(order.courier, locale)],
        [t('orders.estimate'), estimateOf(order)],
        [t('orders.trackingNumber'), order.tracking_number && <Tracking key="tracking" order={order} />],
      ]}
    />
  )
}

/** Leads to a registered customer, with what was ordered before. */
function Customer({ order: { recipient_name: name, customer } }: { order: Order }) {
  const may = useMay()
  if (!customer.customer_id || !may('customers.read')) return name
  return (
    <Link component={RouterLink} to={`/customers/${customer.customer_id}/show`}>
      {name}
    </Link>
  )
}

function districtTitle(key: string | null, locale: Locale): string {
  const known = hongKongAreas.flatMap(({ districts }) => districts).find((one) => one.key === key)
  return inLocale(known?.title, locale)
}

/** What callers ask about first; the days are known once the order is paid. */
function estimateOf({ delivery_estimate: estimate }: Order): string | null {
  const days = [estimate?.from, estimate?.to].flatMap((day) => (day ? [showDay(day)] : []))
  return [...new Set(days)].join(' – ') || null
}

function Tracking({ order: { tracking_number: number, tracking_url: url } }: { order: Order }) {
  if (!url) return number
  return (
    <Link href={url} rel="noreferrer" target="_blank">
      {number}
    </Link>
  )
}
