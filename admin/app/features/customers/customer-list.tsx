import { formatMoney } from '@fitout/ui/money.ts'
import { exportCustomers, listCustomers, listCustomerTags } from '@fitout/contract/staff/customers.ts'
import { counted } from '../../shared/counted.ts'
import type { Filter } from '../../shared/filter-field.tsx'
import { ExportButtons } from '../../shared/export-buttons.tsx'
import { useTranslate } from '../../shared/i18n.ts'
import { ListScreen } from '../../shared/list-screen.tsx'
import { showTime } from '../../shared/show-time.ts'
import { useMay } from '../../shared/use-may.ts'
import { useQueue } from '../../shared/use-queue.ts'
import { type RowOf, useOne } from '../../shared/use-read.ts'
import { CustomerDetails } from './customer-page.tsx'

type Row = RowOf<typeof listCustomers>

const usual = { q: '', has_ordered: '', has_points: '', tag: '' }

/** Registered customers; on a phone each as two lines. */
export function CustomerList() {
  const t = useTranslate()
  const { data: tags = [] } = useOne(listCustomerTags)
  const queue = useQueue(listCustomers, usual, { isKept: true })
  const choice = (name: string, yes: string, no: string): Filter => ({
    kind: 'choice',
    name,
    label: t(`customers.${name}`),
    isAlways: true,
    choices: [
      ['true', t(`customers.${yes}`)],
      ['false', t(`customers.${no}`)],
    ],
  })
  const nameOf = (row: Row) => [row.name, row.suspended_at && t('customers.suspended')].filter(Boolean).join(' · ')
  const titleOf = (row: Row) => nameOf(row) || row.email || row.contact_number || ''
  return (
    <ListScreen
      beside={<Export asked={queue.asked} />}
      columns={[
        { label: t('customers.name'), render: titleOf },
        { label: t('customers.email'), render: (row) => row.email, sort: 'email' },
        { label: t('customers.phone'), render: (row) => row.contact_number },
        { label: t('customers.orders'), render: (row) => row.order_count, isNumber: true },
        { label: t('customers.spent'), render: (row) => formatMoney(row.spent), isNumber: true },
        { label: t('customers.tags'), render: (row) => row.tags.join(', ') },
        { label: t('customers.points'), render: (row) => row.points, isNumber: true },
        { label: t('customers.registered'), render: (row) => showTime(row.registered_at), sort: 'registered_at' },
      ]}
      filters={[
        { kind: 'text', name: 'q', label: t('customers.search'), isAlways: true },
        choice('has_ordered', 'ordered', 'notOrdered'),
        choice('has_points', 'withPoints', 'withoutPoints'),
        {
          kind: 'choice',
          name: 'tag',
          label: t('customers.tag'),
          isAlways: tags.length > 0,
          choices: tags.map(({ tag, customers }) => [tag, `${tag} (${counted(customers)})`]),
        },
      ]}
      heading={t('resources.customers.name')}
      queue={queue}
      renderSheet={(id) => <CustomerDetails id={id} key={id} />}
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
