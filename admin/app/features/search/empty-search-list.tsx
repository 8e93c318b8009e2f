import type { Answer } from '@fitout/contract/endpoint.ts'
import type { listEmptySearches } from '@fitout/contract/staff/search.ts'
import { Typography } from '@mui/material'
import { DataTable, List, type RaRecord, useTranslate } from 'react-admin'
import { showTime } from '../../shared/show-time.ts'

type Entry = Answer<typeof listEmptySearches>['data'][number] & RaRecord

/** Searches without results, as input for new synonyms. */
export function EmptySearchList() {
  const t = useTranslate()
  return (
    <List empty={<Nothing />} exporter={false} perPage={25}>
      <DataTable<Entry> bulkActionButtons={false} rowClick={false}>
        <DataTable.Col disableSort label={t('emptySearches.keyword')} source="keyword" />
        <DataTable.Col
          disableSort
          label={t('emptySearches.language')}
          render={({ locale }: Entry) => t(`emptySearches.languages.${locale}`)}
        />
        <DataTable.Col disableSort label={t('emptySearches.searches')} source="searches" />
        <DataTable.Col
          disableSort
          label={t('emptySearches.lastAt')}
          render={(entry: Entry) => showTime(entry.last_at)}
        />
      </DataTable>
    </List>
  )
}

function Nothing() {
  const t = useTranslate()
  return <Typography sx={{ py: 3 }}>{t('ra.page.empty', { name: t('resources.empty-searches.name') })}</Typography>
}
