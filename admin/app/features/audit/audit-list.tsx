import { Box, Typography } from '@mui/material'
import { auditSubjects } from '@fitout/contract/staff/audit-actions.ts'
import { listAudit } from '@fitout/contract/staff/audit.ts'
import { listStaff } from '@fitout/contract/staff/staff.ts'
import type { Filter } from '../../shared/filter-field.tsx'
import { useTranslate } from '../../shared/i18n.ts'
import { ListScreen } from '../../shared/list-screen.tsx'
import { showTime } from '../../shared/show-time.ts'
import { useQueue } from '../../shared/use-queue.ts'
import { useWholeList } from '../../shared/use-read.ts'
import type { Entry } from './entry.ts'
import { TrailFields } from './trail-fields.tsx'
import { TrailSentence } from './trail-sentence.tsx'

// The address may name one object to filter by.
const usual = { staff_id: '', subject: '', subject_id: '', from: '', until: '' }

/** The audit log as sentences with old and new values, newest first. */
export function AuditList() {
  const t = useTranslate()
  const queue = useQueue(listAudit, usual, { keepsPrevious: true })
  return (
    <ListScreen filters={useFilters()} heading={t('resources.audit.name')} none={t('audit.none')} queue={queue}>
      {(entries) => (
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {entries.map((entry) => (
            <EntryRow entry={entry} key={entry._id} />
          ))}
        </Box>
      )}
    </ListScreen>
  )
}

function useFilters(): Filter[] {
  const t = useTranslate()
  const { data: people = [] } = useWholeList(listStaff, { query: { per_page: 100 } })
  return [
    {
      kind: 'choice',
      name: 'staff_id',
      label: t('audit.who'),
      isAlways: true,
      choices: [...people.map(({ _id: id, name }) => [id, name] as const), ['none', t('audit.system')]],
    },
    {
      kind: 'choice',
      name: 'subject',
      label: t('audit.subject'),
      isAlways: true,
      choices: auditSubjects.map((subject) => [subject, t(`audit.subjects.${subject}`)]),
    },
    { kind: 'day', name: 'from', label: t('audit.from'), isAlways: true },
    { kind: 'day', name: 'until', label: t('audit.until'), isAlways: true },
  ]
}

function EntryRow({ entry }: { entry: Entry }) {
  const t = useTranslate()
  return (
    <Box component="li" sx={{ px: 2, py: 1.5, borderBottom: 1, borderColor: 'divider' }}>
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
  )
}
