import { Box, Card, CardContent, Stack, Typography, useMediaQuery } from '@mui/material'
import type { listAudit } from '@fitout/contract/audit.ts'
import type { Answer } from '@fitout/contract/endpoint.ts'
import { DataTable, List, type RaRecord, useListContext, useTranslate } from 'react-admin'
import { showTime } from '../../shared/show-time.ts'

type Entry = Answer<typeof listAudit>['data'][number] & RaRecord

/** What staff have changed: only fields that differ, before and after; on a phone each on a card. */
export function AuditList() {
  const isSmall = useMediaQuery('(max-width: 59.9375rem)')
  return (
    <List exporter={false} perPage={25}>
      {isSmall ? <Cards /> : <Table />}
    </List>
  )
}

function Cards() {
  const { data = [] } = useListContext<Entry>()
  return (
    <Stack spacing={1}>
      {data.map((entry) => (
        <Card key={entry._id}>
          <CardContent>
            <Typography color="text.secondary" variant="body2">
              {showTime(entry.at)} · <Who entry={entry} />
            </Typography>
            <Typography gutterBottom sx={{ overflowWrap: 'anywhere' }}>
              <code>{entry.action}</code> · {entry.subject_title}
            </Typography>
            <Fields of={entry.before} />
            <Box aria-hidden component="div">
              ↓
            </Box>
            <Fields of={entry.after} />
          </CardContent>
        </Card>
      ))}
    </Stack>
  )
}

function Table() {
  const t = useTranslate()
  return (
    <DataTable<Entry> bulkActionButtons={false} rowClick={false}>
      <DataTable.Col disableSort label={t('audit.at')} render={(entry: Entry) => showTime(entry.at)} />
      <DataTable.Col disableSort label={t('audit.who')} render={(entry: Entry) => <Who entry={entry} />} />
      <DataTable.Col disableSort label={t('audit.action')} render={(entry: Entry) => <code>{entry.action}</code>} />
      <DataTable.Col disableSort label={t('audit.subject')} source="subject_title" />
      <DataTable.Col disableSort label={t('audit.before')} render={(entry: Entry) => <Fields of={entry.before} />} />
      <DataTable.Col disableSort label={t('audit.after')} render={(entry: Entry) => <Fields of={entry.after} />} />
    </DataTable>
  )
}

function Who({ entry: { staff_name, source } }: { entry: Entry }) {
  const t = useTranslate()
  return (
    <>
      {staff_name ?? t('audit.terminal')}
      {source && (
        <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.8rem' }}>
          {source}
        </Box>
      )}
    </>
  )
}

function Fields({ of: fields }: { of: unknown }) {
  return (
    <Box component="span" sx={{ fontFamily: 'monospace', fontSize: '0.8rem', overflowWrap: 'anywhere' }}>
      {Object.entries(fields as Record<string, unknown>).map(([name, value]) => (
        <div key={name}>{`${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`}</div>
      ))}
    </Box>
  )
}
