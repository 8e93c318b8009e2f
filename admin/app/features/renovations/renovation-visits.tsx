import { listVisitsOfRenovation } from '@fitout/contract/staff/renovations.ts'
import { useTranslate } from '../../shared/i18n.ts'
import { Part } from '../../shared/part.tsx'
import { useMay } from '../../shared/use-may.ts'
import { useOne } from '../../shared/use-read.ts'
import { VisitRows } from '../../shared/visit-rows.tsx'

/** The visits that led to a renovation, such as the measurement, and the others of its client. */
export function RenovationVisits({ id }: { id: string }) {
  const t = useTranslate()
  const may = useMay()
  const { data: visits = [] } = useOne(listVisitsOfRenovation, { params: { id }, enabled: may('appointments.work') })
  if (visits.length === 0) return null
  return (
    <Part heading={t('renovations.visits')}>
      <VisitRows noteOf={({ is_own: isOwn }) => !isOwn && t('renovations.bookedElsewhere')} visits={visits} />
    </Part>
  )
}
