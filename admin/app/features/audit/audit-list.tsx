import { Box, Button, Typography } from '@mui/material'
import type { Answer } from '@fitout/contract/endpoint.ts'
import { auditSubjects } from '@fitout/contract/staff/audit-actions.ts'
import type { listStaff } from '@fitout/contract/staff/staff.ts'
import { List, type RaRecord, SelectInput, TextInput, useGetList, useListContext, useTranslate } from 'react-admin'
import { showTime } from '../../shared/show-time.ts'
import type { Entry } from './entry.ts'
import { TrailFields } from './trail-fields.tsx'
import { TrailSentence } from './trail-sentence.tsx'

/** The audit log as sentences with old and new values, newest first. */
export function AuditList() {
  return (
    <List
      actions={false}
      empty={false}
      exporter={false}
      filters={useFilters()}
      perPage={25}
      // Filters are not stored: from the menu, the list opens unfiltered.
      storeKey={false}
    >
      <Entries />
    </List>
  )
}

type Person = Answer<typeof listStaff>['data'][number] & RaRecord

function useFilters() {
  const t = useTranslate()
  const { data: people = [] } = useGetList<Person>('staff', { pagination: { page: 1, perPage: 100 } })
  const whoever = [...people.map(({ _id: id, name }) => ({ id, name })), { id: 'none', name: t('audit.system') }]
  const kinds = auditSubjects.map((id) => ({ id, name: t(`audit.subjects.${id}`) }))
  return [
    <SelectInput alwaysOn choices={whoever} key="staff_id" label={t('audit.who')} source="staff_id" />,
    <SelectInput alwaysOn choices={kinds} key="subject" label={t('audit.subject')} source="subject" />,
    <TextInput alwaysOn key="from" label={t('audit.from')} source="from" {...ofDay} />,
    <TextInput alwaysOn key="until" label={t('audit.until')} source="until" {...ofDay} />,
  ]
}

const ofDay = { type: 'date', slotProps: { inputLabel: { shrink: true } } } as const

function Entries() {
  const t = useTranslate()
  const { data = [], isPending, filterValues, setFilters } = useListContext<Entry & RaRecord>()
  const isOfOne = (filterValues as { subject_id?: string }).subject_id !== undefined
  return (
    <>
      {isOfOne && <Button onClick={() => setFilters({})}>{t('ra.action.remove_all_filters')}</Button>}
      {data.length === 0 && !isPending && <Typography sx={{ p: 2 }}>{t('audit.none')}</Typography>}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.map((entry) => (
          <Box component="li" key={entry._id} sx={{ px: 2, py: 1.5, borderBottom: 1, borderColor: 'divider' }}>
            <Typography color="text.secondary" component="time" dateTime={entry.at} variant="body2">
              {showTime(entry.at)}
            </Typography>
            <Typography color="text.secondary" component="span" variant="body2">
              {entry.source && ` · ${t('audit.address', { source: entry.source })}`}
            </Typography>
            <Typography sx={{ overflowWrap: 'anywhere' }}>
              <TrailSentence entry={entry} />
            </Typography>
            <TrailFields entry={entry} />
          </Box>
        ))}
      </Box>
    </>
  )
}
