import AppointmentIcon from '@mui/icons-material/EventAvailableOutlined'
import { listSlots } from '@fitout/contract/appointments.ts'
import type { QueryInput } from '@fitout/contract/endpoint.ts'
import { listStaffAppointments, listStaffSlots } from '@fitout/contract/staff/appointments.ts'
import type { Manifest } from '../../shared/manifest.ts'
import { staffCall } from '../../shared/staff-call.ts'
import type { Slot } from './appointment.ts'
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
  readers: {
    appointments: { list: (query) => staffCall(listStaffAppointments, { query }) },
    'appointment-slots': { list: async (query) => allSlots(query as unknown as Span) },
    'offered-slots': {
      list: async (query) => {
        const { data } = await staffCall(listSlots, { query: query as unknown as QueryInput<typeof listSlots> })
        return { data, total: data.length }
      },
    },
  },
}

type Span = { from: string; until: string }

/** A week is shown whole. */
async function allSlots({ from, until }: Span, page = 1): Promise<{ data: Slot[]; total: number }> {
  const { data, total, next_page_url } = await staffCall(listStaffSlots, { query: { from, until, page } })
  return next_page_url
    ? { data: [...data, ...(await allSlots({ from, until }, page + 1)).data], total }
    : { data, total }
}
