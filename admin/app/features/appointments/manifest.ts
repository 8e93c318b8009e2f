import AppointmentIcon from '@mui/icons-material/EventAvailableOutlined'
import type { Manifest } from '../../shared/manifest.ts'

export const manifest: Manifest = {
  menu: [
    {
      place: 35,
      icon: AppointmentIcon,
      name: 'resources.appointments.name',
      group: 'works',
      daily: 3,
      letter: 'a',
      to: '/appointments',
      permission: 'appointments.work',
    },
  ],
  commands: [{ name: 'appointments.book', to: '/appointments?book=true', permission: 'appointments.work' }],
  screens: {
    '/appointments': async () => (await import('./calendar-page.tsx')).CalendarPage,
    '/appointments/:id': async () => (await import('./appointment-page.tsx')).AppointmentPage,
    '/appointments/list': async () => (await import('./appointments-page.tsx')).AppointmentsPage,
  },
}
