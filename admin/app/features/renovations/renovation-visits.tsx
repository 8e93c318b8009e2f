import { listVisitsOfRenovation } from '@fitout/contract/staff/renovations.ts'
import { Button } from '@mui/material'
import { Link } from 'react-router'
import { useTranslate } from '../../shared/i18n.ts'
import { Part } from '../../shared/part.tsx'
import { useMay } from '../../shared/use-may.ts'
import { useOne } from '../../shared/use-read.ts'
import { VisitRows } from '../../shared/visit-rows.tsx'

/** The visits that led to a renovation, such as the measurement, and the others of its client. */
export function RenovationVisits({ id }: { id: string }) {
  const t = useTranslate()
  const mayWork = useMay()('appointments.work')
  const { data: visits = [] } = useOne(listVisitsOfRenovation, { params: { id }, enabled: mayWork })
  if (!mayWork) return null
  return (
    <Part heading={t('renovations.visits')}>
      <VisitRows noteOf={({ is_own: isOwn }) => !isOwn && t('renovations.bookedElsewhere')} visits={visits} />
      <Button component={Link} sx={{ mt: 1 }} to={`/appointments?renovation=${id}`} variant="outlined">
        {t('appointments.book')}
      </Button>
    </Part>
  )
}
