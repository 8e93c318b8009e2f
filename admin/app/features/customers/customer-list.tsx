import { formatMoney } from '@fitout/ui/money.ts'
import { exportCustomers, listCustomers } from '@fitout/contract/staff/customers.ts'
import { counted } from '../../shared/counted.ts'
import { ExportButtons } from '../../shared/export-buttons.tsx'
import { useTranslate } from '../../shared/i18n.ts'
import { ListScreen } from '../../shared/list-screen.tsx'
import { showTime } from '../../shared/show-time.ts'
import { useMay } from '../../shared/use-may.ts'
import { useQueue } from '../../shared/use-queue.ts'
import type { RowOf } from '../../shared/use-read.ts'
import { CustomerTabs } from './customer-tabs.tsx'
import { CustomerDetails } from './customer-page.tsx'
import { useCustomerFilters, defaultFilter } from './use-customer-filters.ts'
import { useSegments } from './use-segments.tsx'

type Row = RowOf<typeof listCustomers>

/** Registered customers; on a phone two lines each. */
export function CustomerList() {
  const t = useTranslate()
  const queue = useQueue(listCustomers, defaultFilter, { keepsPrevious: true })
  const nameOf = (row: Row) => [row.name, row.suspended_at && t('customers.suspended')].filter(Boolean).join(' · ')
  const titleOf = (row: Row) => nameOf(row) || row.email || row.contact_number || ''
  return (
    <ListScreen
      beside={
        <>
          <CustomerTabs />
          <Export asked={queue.asked} />
        </>
      }
      columns={[
        { label: t('customers.name'), render: titleOf },
        { label: t('customers.email'), render: (row) => row.email, sort: 'email' },
        { label: t('customers.phone'), render: (row) => row.contact_number },
        { label: t('customers.orders'), render: (row) => row.order_count, isNumber: true },
        { label: t('customers.spent'), render: (row) => formatMoney(row.spent), isNumber: true, sort: 'spent' },
        { label: t('customers.tags'), render: (row) => row.tags.join(t('waiting.stoppedSeparator')) },
        { label: t('customers.points'), render: (row) => counted(row.points), isNumber: true },
        { label: t('customers.registered'), render: (row) => showTime(row.registered_at), sort: 'registered_at' },
      ]}
      filters={useCustomerFilters()}
      heading={t('resources.customers.name')}
      none={t('emptyLists.customers')}
      queue={queue}
      renderSheet={(id) => <CustomerDetails id={id} key={id} />}
      shared={useSegments()}
      short={{
        renderTitle: titleOf,
        renderFacts: (row) => [row.email, row.contact_number].filter(Boolean).join(' · '),
        renderAside: (row) => t('customers.pointCount', { count: counted(row.points) }),
      }}
      to={({ _id: id }) => `/customers/${id}/show`}
    />
  )
}

function Export({ asked }: { asked: Record<string, string> }) {
  const may = useMay()
  return may('customers.export') && <ExportButtons filter={asked} name="customers" of={exportCustomers} />
}
