import { useMediaQuery } from '@mui/material'
import type { Answer } from '@fitout/contract/endpoint.ts'
import type { listCustomers } from '@fitout/contract/staff-customers.ts'
import { DataTable, List, type RaRecord, SimpleList, TextInput, useTranslate } from 'react-admin'
import { showTime } from '../../shared/show-time.ts'

type Row = Answer<typeof listCustomers>['data'][number] & RaRecord

/** Registered customers; on a phone each as two lines. */
export function CustomerList() {
  const t = useTranslate()
  const isSmall = useMediaQuery('(max-width: 59.9375rem)')
  return (
    <List
      empty={false}
      exporter={false}
      filters={[<TextInput alwaysOn key="q" label={t('customers.search')} resettable source="q" />]}
      perPage={25}
    >
      {isSmall ? (
        <SimpleList<Row>
          linkType="show"
          primaryText={(row) => row.name ?? row.email ?? row.contact_number ?? ''}
          secondaryText={(row) => [row.email, row.contact_number].filter(Boolean).join(' · ')}
          tertiaryText={(row) => t('customers.pointCount', { count: row.points })}
        />
      ) : (
        <DataTable<Row> bulkActionButtons={false} rowClick="show">
          <DataTable.Col disableSort label={t('customers.name')} source="name" />
          <DataTable.Col disableSort label={t('customers.email')} source="email" />
          <DataTable.Col disableSort label={t('customers.phone')} source="contact_number" />
          <DataTable.NumberCol disableSort label={t('customers.orders')} source="order_count" />
          <DataTable.NumberCol disableSort label={t('customers.points')} source="points" />
          <DataTable.Col
            disableSort
            label={t('customers.registered')}
            render={(row: Row) => showTime(row.registered_at)}
          />
        </DataTable>
      )}
    </List>
  )
}
