import { Chip, useMediaQuery } from '@mui/material'
import { inLocale, type Locale, type Words } from '@fitout/contract/locales.ts'
import { offerStates } from '@fitout/contract/offers.ts'
import {
  CreateButton,
  DataTable,
  List,
  type RaRecord,
  SelectInput,
  SimpleList,
  TopToolbar,
  useLocale,
  useTranslate,
} from 'react-admin'
import { showTime } from '../../shared/show-time.ts'
import { useMay } from '../../shared/use-may.ts'

type Offer = RaRecord & { title: Words; state: string; starts_at: string; ends_at: string | null }
type OfferListProps<Row> = { kindOf: (row: Row) => string | null }

/** Campaigns or vouchers with where each stands; on a phone each as two lines. */
export function OfferList<Row extends Offer>({ kindOf }: OfferListProps<Row>) {
  const t = useTranslate()
  const locale = useLocale() as Locale
  const may = useMay()
  const isSmall = useMediaQuery('(max-width: 59.9375rem)')
  const kind = (row: Row) => t(kindOf(row) ?? 'offers.senseless')
  const days = (row: Row) => `${showTime(row.starts_at)} – ${showTime(row.ends_at)}`
  return (
    <List
      actions={<TopToolbar>{may('promotions.write') && <CreateButton />}</TopToolbar>}
      empty={false}
      exporter={false}
      filters={[
        <SelectInput
          alwaysOn
          choices={offerStates.map((id) => ({ id, name: t(`offerState.${id}`) }))}
          key="state"
          label={t('orders.status')}
          source="state"
        />,
      ]}
      perPage={25}
    >
      {isSmall ? (
        <SimpleList<Row>
          linkType="show"
          primaryText={(row) => inLocale(row.title, locale)}
          secondaryText={(row) => `${t(`offerState.${row.state}`)} · ${kind(row)}`}
        />
      ) : (
        <DataTable<Row> bulkActionButtons={false} rowClick="show">
          <DataTable.Col disableSort label={t('offers.title')} render={(row: Row) => inLocale(row.title, locale)} />
          <DataTable.Col disableSort label={t('offers.kind')} render={kind} />
          <DataTable.Col
            disableSort
            label={t('orders.status')}
            render={(row: Row) => (
              <Chip
                color={row.state === 'running' ? 'success' : 'default'}
                label={t(`offerState.${row.state}`)}
                size="small"
                variant="outlined"
              />
            )}
          />
          <DataTable.Col disableSort label={t('offers.days')} render={days} />
        </DataTable>
      )}
    </List>
  )
}
