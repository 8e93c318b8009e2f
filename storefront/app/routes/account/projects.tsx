import { OwnAppointments } from '../../features/appointments/own-appointments.tsx'
import { OwnProjectsPage } from '../../features/enquiries/own/own-projects-page.tsx'
import { OwnReplies } from '../../features/enquiry-replies/own-replies.tsx'
import { OwnRenovations, useIsRenovating } from '../../features/renovations/own-renovations.tsx'

export default function AccountProjectsRoute() {
  const offered = useIsRenovating() ? 'SHOWROOM' : 'MEASUREMENT'
  return (
    <OwnProjectsPage
      renovations={<OwnRenovations />}
      appointments={<OwnAppointments offered={offered} />}
      Replies={OwnReplies}
    />
  )
}
