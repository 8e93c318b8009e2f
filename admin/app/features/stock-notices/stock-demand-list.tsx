import { Link as TextLink, Typography, useMediaQuery } from '@mui/material'
import type { Answer } from '@fitout/contract/endpoint.ts'
import { inLocale, type Locale } from '@fitout/contract/locales.ts'
import type { listStockDemand } from '@fitout/contract/stock-notices.ts'
import { DataTable, List, type RaRecord, SimpleList, useLocale, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { showTime } from '../../shared/show-time.ts'

type Entry = Answer<typeof listStockDemand>['data'][number] & RaRecord

const pageOf = ({ product_id }: Entry) => `/products/${product_id}/show`

/** Versions that people wait for, the most wanted first; on a phone each as two lines. */
export function StockDemandList() {
  const t = useTranslate()
  const locale = useLocale() as Locale
  const isSmall = useMediaQuery('(max-width: 59.9375rem)')
  const name = (entry: Entry) => [entry.title, entry.variant_title].map((words) => inLocale(words, locale)).join(' · ')
  const facts = ({ waiting, sku, available }: Entry) =>
    [t('stockDemand.ofVariant', { smart_count: waiting }), sku, `${t('stockDemand.available')} ${available}`].join(
      ' · ',
    )
  return (
    <List empty={<Nothing />} exporter={false} perPage={25}>
      {isSmall ? (
        <SimpleList<Entry>
          primaryText={name}
          rowClick={(_id, _resource, entry) => pageOf(entry as Entry)}
          secondaryText={facts}
        />
      ) : (
        <DataTable<Entry> bulkActionButtons={false} rowClick={false}>
          <DataTable.NumberCol disableSort label={t('stockDemand.waiting')} source="waiting" />
          <DataTable.Col
            disableSort
            label={t('stockDemand.piece')}
            render={(entry: Entry) => (
              <TextLink component={Link} to={pageOf(entry)}>
                {name(entry)}
              </TextLink>
            )}
          />
          <DataTable.Col disableSort label={t('products.sku')} source="sku" />
          <DataTable.NumberCol disableSort label={t('stockDemand.available')} source="available" />
          <DataTable.Col disableSort label={t('stockDemand.since')} render={(entry: Entry) => showTime(entry.since)} />
        </DataTable>
      )}
    </List>
  )
}

function Nothing() {
  const t = useTranslate()
  return <Typography sx={{ py: 3 }}>{t('stockDemand.none')}</Typography>
}
