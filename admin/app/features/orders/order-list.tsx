import { Box, Button } from '@mui/material'
import { deliveryStatuses, handovers } from '@fitout/contract/handover.ts'
import { inLocale, type Locale } from '@fitout/contract/locales.ts'
import { exportStaffOrders, listStaffOrders } from '@fitout/contract/staff/orders.ts'
import { findStaffVoucher } from '@fitout/contract/staff/vouchers.ts'
import { Link } from 'react-router'
import type { Filter } from '../../shared/filter-field.tsx'
import { ExportButtons } from '../../shared/export-buttons.tsx'
import { type TranslateFunction, useLocale, useTranslate } from '../../shared/i18n.ts'
import { ListScreen } from '../../shared/list-screen.tsx'
import { usePaidPrice } from '../../shared/paid-price.ts'
import { showTime } from '../../shared/show-time.ts'
import { useCouriers } from '../../shared/use-couriers.ts'
import { useMay } from '../../shared/use-may.ts'
import { type DataOf, useOne } from '../../shared/use-read.ts'
import { useQueue } from '../../shared/use-queue.ts'
import { OrderDetails } from './order-page.tsx'
import { channelOf } from '../../shared/channel.ts'
import type { OrderSummary } from './order-types.ts'
import { useOrderActs } from './order-acts.ts'
import { SentFile } from './sent-file.tsx'
import { StatusChips } from './status-chips.tsx'

const usual = {
  q: '',
  waiting: '',
  status: '',
  payment_status: '',
  handover: '',
  delivery_status: '',
  payment_channel: '',
  payment_method: '',
  courier_id: '',
  voucher_id: '',
  archived: '',
  from: '',
  until: '',
}

/** All orders; on a phone two lines each. */
export function OrderList() {
  const t = useTranslate()
  const may = useMay()
  const locale = useLocale()
  const paidPrice = usePaidPrice()
  const queue = useQueue(listStaffOrders, usual, { keepsPrevious: true })
  return (
    <ListScreen
      beside={
        <>
          {may('orders.place') && (
            <Button component={Link} to="/orders/new" variant="contained">
              {t('orderDesk.new')}
            </Button>
          )}
          <SentFile />
          <Export asked={queue.asked} />
        </>
      }
      bulk={useOrderActs()}
      columns={[
        { label: t('orders.reference'), render: (order) => order.reference },
        { label: t('orders.placed'), render: (order) => showTime(order.date), sort: 'date' },
        { label: t('orders.customer'), render: (order) => order.recipient_name },
        { label: t('orders.contact'), render: (order) => order.contact_number, isExtra: true },
        { label: t('customers.email'), render: (order) => order.email, isExtra: true },
        { label: t('orders.status'), render: (order) => <StatusChips order={order} /> },
        { label: t('orders.courier'), render: ({ courier }) => inLocale(courier, locale) },
        { label: t('orders.channel'), render: (order) => t(channelOf(order)) },
        { label: t('orders.units'), render: (order) => order.item_count, isNumber: true },
        { label: t('orders.total'), render: (order) => paidPrice(order), isNumber: true, sort: 'total' },
      ]}
      filters={useFilters(queue.chosen.voucher_id)}
      heading={t('resources.orders.name')}
      none={t('emptyLists.orders')}
      queue={queue}
      renderSheet={(id) => <OrderDetails id={id} key={id} />}
      short={{
        renderTitle: (order) => order.reference,
        renderFacts: (order) => <ShortFacts order={order} />,
        renderAside: (order) => paidPrice(order),
      }}
      to={({ _id: id }) => `/orders/${id}/show`}
      views={[
        { label: t('waitingFor.delivery'), choices: { waiting: 'delivery' } },
        { label: t('waitingFor.proof'), choices: { waiting: 'proof' } },
        { label: t('waitingFor.payment'), choices: { waiting: 'payment' } },
        { label: t('waitingFor.rest'), choices: { waiting: 'rest' } },
        { label: t('status.submitted'), choices: { status: 'submitted' } },
        { label: t('orders.archived'), choices: { archived: 'only' } },
      ]}
    />
  )
}

function useFilters(voucherId: string): Filter[] {
  const t = useTranslate()
  const locale = useLocale()
  const couriers = useCouriers()
  const { data: voucher } = useOne(findStaffVoucher, { params: { id: voucherId }, enabled: voucherId !== '' })
  const choice = (name: string, group: string, values: readonly string[], label: string): Filter => ({
    kind: 'choice',
    name,
    label: t(label),
    choices: values.map((value) => [value, t(`${group}.${value}`)]),
  })
  return [
    { kind: 'text', name: 'q', label: t('orders.search'), isAlways: true },
    choice('waiting', 'waitingFor', ['proof', 'delivery', 'payment', 'rest'], 'orders.waiting'),
    choice('status', 'status', ['submitted', 'pending', 'completed', 'cancelled'], 'orders.status'),
    choice('payment_status', 'paymentStatus', ['unpaid', 'paid', 'refunded'], 'orders.payment'),
    choice('handover', 'audit.choices.handover', handovers, 'audit.fields.handover'),
    choice('delivery_status', 'deliveryStatus', deliveryStatuses, 'orders.delivery'),
    choice('payment_channel', 'channels', ['BANK_TRANSFER', 'FPS', 'PAYME'], 'orders.channel'),
    choice('payment_method', 'paymentMethods', ['OFFLINE', 'ONLINE'], 'orders.method'),
    {
      kind: 'choice',
      name: 'courier_id',
      label: t('orders.courier'),
      choices: couriers.map(({ _id: id, title }) => [id, inLocale(title, locale)]),
    },
    // Chosen on the page of a voucher, not from the menu.
    ...(voucher ? [voucherFilter(voucher, t, locale)] : []),
    choice('archived', 'archivedToo', ['only', 'with'], 'orders.archived'),
    { kind: 'day', name: 'from', label: t('orders.from') },
    { kind: 'day', name: 'until', label: t('orders.until') },
  ]
}

function voucherFilter(
  { _id: id, title }: DataOf<typeof findStaffVoucher>,
  t: TranslateFunction,
  locale: Locale,
): Filter {
  return {
    kind: 'choice',
    name: 'voucher_id',
    label: t('audit.subjects.voucher'),
    choices: [[id, inLocale(title, locale)]],
  }
}

function Export({ asked }: { asked: Record<string, string> }) {
  const may = useMay()
  return may('orders.export') && <ExportButtons filter={asked} name="orders" of={exportStaffOrders} />
}

function ShortFacts({ order }: { order: OrderSummary }) {
  const locale = useLocale()
  const facts = [order.recipient_name, showTime(order.date), inLocale(order.courier, locale)]
  return (
    <>
      <Box sx={{ pb: 0.5 }}>{facts.filter(Boolean).join(' · ')}</Box>
      <StatusChips order={order} />
    </>
  )
}
