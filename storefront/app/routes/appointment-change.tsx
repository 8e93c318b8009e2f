import { ChangePage } from '../features/appointments/change-page.tsx'

export default function AppointmentChangeRoute() {
  return <ChangePage />
}
