import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import { useMediaQuery } from '@mui/material'
import type { Answer } from '@fitout/contract/endpoint.ts'
import { exportCustomers, type listCustomers } from '@fitout/contract/staff/customers.ts'
import {
  Button,
  DataTable,
  List,
  type RaRecord,
  SelectInput,
  SimpleList,
  TextInput,
  TopToolbar,
  useListContext,
  useTranslate,
} from 'react-admin'
import { counted } from '../../shared/counted.ts'
import { showTime } from '../../shared/show-time.ts'
import { download } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import { useMay } from '../../shared/use-may.ts'

type Row = Answer<typeof listCustomers>['data'][number] & RaRecord

/** Registered customers; on a phone each as two lines. */
export function CustomerList() {
  const t = useTranslate()
  const isSmall = useMediaQuery('(max-width: 59.9375rem)')
  const choice = (source: string, [yes, no]: [yes: string, no: string]) => (
    <SelectInput
      alwaysOn
      choices={[
        { id: 'true', name: t(`customers.${yes}`) },
        { id: 'false', name: t(`customers.${no}`) },
      ]}
      key={source}
      label={t(`customers.${source}`)}
      source={source}
    />
  )
  const nameOf = (row: Row) => [row.name, row.suspended_at && t('customers.suspended')].filter(Boolean).join(' · ')
  return (
    <List
      actions={<Actions />}
      empty={false}
      exporter={false}
      filters={[
        <TextInput alwaysOn key="q" label={t('customers.search')} resettable source="q" />,
        choice('has_ordered', ['ordered', 'notOrdered']),
        choice('has_points', ['withPoints', 'withoutPoints']),
      ]}
      perPage={25}
    >
      {isSmall ? (
        <SimpleList<Row>
          linkType="show"
          primaryText={(row) => nameOf(row) || row.email || row.contact_number || ''}
          secondaryText={(row) => [row.email, row.contact_number].filter(Boolean).join(' · ')}
          tertiaryText={(row) => t('customers.pointCount', { count: counted(row.points) })}
        />
      ) : (
        <DataTable<Row> bulkActionButtons={false} rowClick="show">
          <DataTable.Col disableSort label={t('customers.name')} render={nameOf} />
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

function Actions() {
  const t = useTranslate()
  const may = useMay()
  const { run, isRunning } = useAction()
  const { filterValues } = useListContext()
  return (
    <TopToolbar>
      {may('customers.export') && (
        <Button
          disabled={isRunning}
          label={t('ra.action.export')}
          onClick={() => void run(() => download(exportCustomers, filterValues as Filter, 'customers.csv'))}
        >
          <DownloadIcon />
        </Button>
      )}
    </TopToolbar>
  )
}

type Filter = Record<string, unknown>
