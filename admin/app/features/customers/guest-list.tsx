import { formatMoney } from '@fitout/ui/money.ts'
import { listGuestCustomers } from '@fitout/contract/staff/customers.ts'
import { Link as TextLink } from '@mui/material'
import { Link } from 'react-router'
import { useTranslate } from '../../shared/i18n.ts'
import { ListScreen } from '../../shared/list-screen.tsx'
import { showTime } from '../../shared/show-time.ts'
import { useQueue } from '../../shared/use-queue.ts'
import type { RowOf } from '../../shared/use-read.ts'
import { CustomerTabs } from './customer-tabs.tsx'

type Row = RowOf<typeof listGuestCustomers>

/** Guests who ordered, one row for each contact; it links to their orders. */
export function GuestList() {
  const t = useTranslate()
  const queue = useQueue(listGuestCustomers, { q: '' }, { keepsPrevious: true })
  return (
    <ListScreen
      beside={<CustomerTabs />}
      columns={[
        { label: t('customers.name'), render: (row) => row.name },
        { label: t('customers.email'), render: (row) => row.email },
        { label: t('customers.phone'), render: (row) => row.contact_number },
        { label: t('customers.orders'), render: (row) => row.order_count, isNumber: true },
        { label: t('customers.spent'), render: (row) => formatMoney(row.spent), isNumber: true },
        { label: t('customers.lastOrder'), render: (row) => showTime(row.last_order_at) },
        { label: t('customers.account'), render: (row) => <Account row={row} /> },
      ]}
      filters={[{ kind: 'text', name: 'q', label: t('customers.search'), isAlways: true }]}
      heading={t('customers.guests')}
      lead={t('customers.guestsLead')}
      none={t('emptyLists.guests')}
      queue={queue}
      short={{
        renderTitle: (row) => row.name,
        renderFacts: (row) => [row.email, row.contact_number, showTime(row.last_order_at)].filter(Boolean).join(' · '),
        renderAside: (row) => formatMoney(row.spent),
      }}
      to={({ email, contact_number: phone }) => `/orders?q=${encodeURIComponent(email ?? phone ?? '')}`}
    />
  )
}

function Account({ row: { member_id: id } }: { row: Row }) {
  const t = useTranslate()
  return (
    id && (
      <TextLink component={Link} to={`/customers/${id}/show`}>
        {t('customers.sameEmail')}
      </TextLink>
    )
  )
}
