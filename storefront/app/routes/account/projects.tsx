import { OwnAppointments } from '../../features/appointments/own-appointments.tsx'
import { OwnProjectsPage } from '../../features/enquiries/own/own-projects-page.tsx'
import { OwnReplies } from '../../features/enquiry-replies/own-replies.tsx'
import { OwnRenovations } from '../../features/renovations/own-renovations.tsx'

export default function AccountProjectsRoute() {
  return <OwnProjectsPage renovations={<OwnRenovations />} appointments={<OwnAppointments />} Replies={OwnReplies} />
}
