import AppointmentIcon from '@mui/icons-material/EventAvailableOutlined'
import type { Manifest } from '../../shared/manifest.ts'
import { AppointmentsPage } from './appointments-page.tsx'
import { CalendarPage } from './calendar-page.tsx'

export const manifest: Manifest = {
  menu: [
    {
      place: 35,
      icon: AppointmentIcon,
      name: 'resources.appointments.name',
      to: '/appointments',
      permission: 'appointments.work',
    },
  ],
  screens: { '/appointments': CalendarPage, '/appointments/list': AppointmentsPage },
}
