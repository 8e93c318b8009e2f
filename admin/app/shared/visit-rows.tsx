import type { Words } from '@fitout/contract/locales.ts'
import { inLocale } from '@fitout/contract/locales.ts'
import { Link as TextLink, Stack, Typography } from '@mui/material'
import { Link } from 'react-router'
import { appointmentPath } from './appointment-path.ts'
import { useLocale, useTranslate } from './i18n.ts'
import { showTime } from './show-time.ts'

type Visit = {
  _id: string
  reference: string
  kind: string
  service: Words | null
  starts_at: string
  status: string
  staff_name: string | null
}

type VisitRowsProps<Row extends Visit> = { visits: readonly Row[]; noteOf: (visit: Row) => string | false }

/** Visits with their time, state and who comes or receives; each links to its appointment. */
export function VisitRows<Row extends Visit>({ visits, noteOf }: VisitRowsProps<Row>) {
  const t = useTranslate()
  const locale = useLocale()
  const factsOf = (visit: Row) => [
    visit.service ? inLocale(visit.service, locale) : t(`appointments.kinds.${visit.kind}`),
    t(`appointmentStatus.${visit.status}`),
    visit.staff_name,
    noteOf(visit),
  ]
  return (
    <Stack component="ul" spacing={1} sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {visits.map((visit) => (
        <li key={visit._id}>
          <TextLink component={Link} to={appointmentPath(visit)}>
            {showTime(visit.starts_at)}
          </TextLink>
          <Typography color="text.secondary" component="p" variant="caption">
            {factsOf(visit).filter(Boolean).join(' · ')}
          </Typography>
        </li>
      ))}
    </Stack>
  )
}
