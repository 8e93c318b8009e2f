import { listVisitsOfEnquiry } from '@fitout/contract/staff/appointments.ts'
import { Link as TextLink, Stack, Typography } from '@mui/material'
import { Link } from 'react-router'
import { inLocale } from '@fitout/contract/locales.ts'
import { appointmentPath } from '../../shared/appointment-path.ts'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { Part } from '../../shared/part.tsx'
import { showTime } from '../../shared/show-time.ts'
import { useMay } from '../../shared/use-may.ts'
import { useOne } from '../../shared/use-read.ts'

/** The visits booked from an enquiry, and the others of its sender. */
export function EnquiryVisits({ id }: { id: string }) {
  const t = useTranslate()
  const locale = useLocale()
  const may = useMay()
  const { data: visits = [] } = useOne(listVisitsOfEnquiry, { params: { id }, enabled: may('appointments.work') })
  if (visits.length === 0) return null
  return (
    <Part heading={t('enquiries.visits')}>
      <Stack component="ul" spacing={1} sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {visits.map(({ _id, reference, kind, service, starts_at, status, enquiry_id: from }) => (
          <li key={_id}>
            <TextLink component={Link} to={appointmentPath({ reference, status })}>
              {showTime(starts_at)}
            </TextLink>
            <Typography color="text.secondary" component="p" variant="caption">
              {[
                service ? inLocale(service, locale) : t(`appointments.kinds.${kind}`),
                t(`appointmentStatus.${status}`),
                from !== id && t('enquiries.bookedElsewhere'),
              ]
                .filter(Boolean)
                .join(' · ')}
            </Typography>
          </li>
        ))}
      </Stack>
    </Part>
  )
}
