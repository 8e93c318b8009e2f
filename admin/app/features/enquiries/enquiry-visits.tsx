import { listVisitsOfEnquiry } from '@fitout/contract/staff/appointments.ts'
import { useTranslate } from '../../shared/i18n.ts'
import { Part } from '../../shared/part.tsx'
import { useMay } from '../../shared/use-may.ts'
import { useOne } from '../../shared/use-read.ts'
import { VisitRows } from '../../shared/visit-rows.tsx'

/** The visits booked from an enquiry, and the others of its sender. */
export function EnquiryVisits({ id }: { id: string }) {
  const t = useTranslate()
  const may = useMay()
  const { data: visits = [] } = useOne(listVisitsOfEnquiry, { params: { id }, enabled: may('appointments.work') })
  if (visits.length === 0) return null
  return (
    <Part heading={t('enquiries.visits')}>
      <VisitRows noteOf={({ enquiry_id: from }) => from !== id && t('enquiries.bookedElsewhere')} visits={visits} />
    </Part>
  )
}
