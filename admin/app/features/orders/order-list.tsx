import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import { Box, useMediaQuery } from '@mui/material'
import { deliveryStatuses, handovers } from '@fitout/contract/handover.ts'
import { inLocale, type Locale } from '@fitout/contract/locales.ts'
import { exportStaffOrders } from '@fitout/contract/staff/orders.ts'
import {
  Button,
  DataTable,
  FilterButton,
  List,
  type RaRecord,
  SelectInput,
  SimpleList,
  TextInput,
  TopToolbar,
  useListContext,
  useLocale,
  useRecordContext,
  useTranslate,
} from 'react-admin'
import { usePaidPrice } from '../../shared/paid-price.ts'
import { showTime } from '../../shared/show-time.ts'
import { download } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import { useCouriers } from '../../shared/use-couriers.ts'
import { useMay } from '../../shared/use-may.ts'
import type { OrderSummary } from './order-types.ts'
import { StatusChips } from './status-chips.tsx'

/** All orders; on a phone each as two lines. */
export function OrderList() {
  const isSmall = useMediaQuery('(max-width: 59.9375rem)')
  return (
    <List
      actions={<Actions />}
      empty={false}
      exporter={false}
      filters={useFilters()}
      perPage={25}
      sort={{ field: 'date', order: 'DESC' }}
    >
      {isSmall ? <ShortRows /> : <Table />}
    </List>
  )
}

function useFilters() {
  const t = useTranslate()
  const locale = useLocale() as Locale
  const couriers = useCouriers()
  const choice = (source: string, group: string, ids: readonly string[], label: string, alwaysOn = false) => (
    <SelectInput
      alwaysOn={alwaysOn}
      choices={ids.map((id) => ({ id, name: t(`${group}.${id}`) }))}
      key={source}
      label={t(label)}
      source={source}
    />
  )
  return [
    <TextInput alwaysOn key="q" label={t('orders.search')} resettable source="q" sx={{ minWidth: { sm: '18rem' } }} />,
    choice('waiting', 'waitingFor', ['proof', 'delivery'], 'orders.waiting', true),
    choice('status', 'status', ['submitted', 'pending', 'completed', 'cancelled'], 'orders.status'),
    choice('payment_status', 'paymentStatus', ['unpaid', 'paid', 'refunded'], 'orders.payment'),
    choice('handover', 'audit.choices.handover', handovers, 'audit.fields.handover'),
    choice('delivery_status', 'deliveryStatus', deliveryStatuses, 'orders.delivery'),
    choice('payment_channel', 'channels', ['BANK_TRANSFER', 'FPS', 'PAYME'], 'orders.channel'),
    choice('payment_method', 'paymentMethods', ['OFFLINE', 'ONLINE'], 'orders.method'),
    <SelectInput
      choices={couriers.map(({ _id: id, title }) => ({ id, name: inLocale(title, locale) }))}
      key="courier_id"
      label={t('orders.courier')}
      source="courier_id"
    />,
    <TextInput key="from" label={t('orders.from')} source="from" type="date" />,
    <TextInput key="until" label={t('orders.until')} source="until" type="date" />,
  ]
}

function Actions() {
  const t = useTranslate()
  const may = useMay()
  const { run, isRunning } = useAction()
  const { filterValues } = useListContext()
  return (
    <TopToolbar>
      <FilterButton />
      {may('orders.export') && (
        <Button
          disabled={isRunning}
          label={t('ra.action.export')}
          onClick={() => void run(() => download(exportStaffOrders, filterValues as Filter, 'orders.csv'))}
        >
          <DownloadIcon />
        </Button>
      )}
    </TopToolbar>
  )
}

type Filter = Record<string, unknown>
type Row = OrderSummary & RaRecord

function Table() {
  const t = useTranslate()
  const paidPrice = usePaidPrice()
  return (
    <DataTable<Row> bulkActionButtons={false} rowClick="show">
      <DataTable.Col disableSort label={t('orders.reference')} source="reference" />
      <DataTable.Col disableSort label={t('orders.placed')} render={(row: Row) => showTime(row.date)} />
      <DataTable.Col disableSort label={t('orders.customer')} source="recipient_name" />
      <DataTable.Col disableSort label={t('orders.status')} render={(row: Row) => <StatusChips order={row} />} />
      <DataTable.Col disableSort label={t('orders.channel')} render={(row: Row) => t(channelOf(row))} />
      <DataTable.NumberCol disableSort label={t('orders.units')} source="item_count" />
      <DataTable.Col
        disableSort
        label={t('orders.total')}
        render={(row: Row) => paidPrice(row)}
        sx={{ textAlign: 'right' }}
      />
    </DataTable>
  )
}

function ShortRows() {
  const paidPrice = usePaidPrice()
  return (
    <SimpleList<Row>
      linkType="show"
      primaryText={(row) => row.reference}
      secondaryText={<RowStatus />}
      tertiaryText={(row) => paidPrice(row)}
    />
  )
}

function RowStatus() {
  const row = useRecordContext<Row>()
  if (!row) return null
  return (
    <>
      <Box component="span" sx={{ display: 'block', pb: 0.5 }}>
        {row.recipient_name} · {showTime(row.date)}
      </Box>
      <StatusChips order={row} />
    </>
  )
}

export function channelOf({ payment_method: method, payment_channel: channel }: OrderSummary): string {
  return `channels.${method === 'ONLINE' ? 'ONLINE' : channel}`
}
