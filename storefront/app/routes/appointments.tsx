import { AppointmentsPage } from '../features/appointments/appointments-page.tsx'

export default function AppointmentsRoute() {
  return <AppointmentsPage />
}
