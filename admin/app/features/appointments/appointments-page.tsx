import { listStaffAppointments } from '@fitout/contract/staff/appointments.ts'
import { Box, Button } from '@mui/material'
import { appointmentStatuses } from '@fitout/contract/appointments.ts'
import { inLocale } from '@fitout/contract/locales.ts'
import { Link } from 'react-router'
import type { Filter } from '../../shared/filter-field.tsx'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { ListScreen } from '../../shared/list-screen.tsx'
import { useQueue } from '../../shared/use-queue.ts'
import { BookButton } from './book-button.tsx'
import { type Appointment, dayOf, dayTitle, districtTitle, hoursOf, warningsOf } from './appointment.ts'

const usual = { q: '', status: 'BOOKED', from: '', until: '' }

/** Appointments by status, upcoming ones first; on a phone some lines each. */
export function AppointmentsPage() {
  const t = useTranslate()
  const locale = useLocale()
  const queue = useQueue(listStaffAppointments, usual, { filter: { status: 'ALL' }, keepsPrevious: true })
  const whenOf = (row: Appointment) => `${dayTitle(dayOf(row), locale)} ${hoursOf(row)}`
  const whatOf = ({ kind, service }: Appointment) =>
    service ? inLocale(service, locale) : t(`appointments.kinds.${kind}`)
  const whereOf = ({ district }: Appointment) => district && districtTitle(district, locale)
  return (
    <ListScreen
      beside={
        <>
          <BookButton />
          <Button component={Link} to="/appointments">
            {t('appointments.calendar')}
          </Button>
        </>
      }
      columns={[
        {
          label: t('appointments.when'),
          render: (row) => (
            <>
              {whenOf(row)}
              <Warnings row={row} />
            </>
          ),
          sort: 'starts_at',
        },
        { label: t('appointments.kind'), render: whatOf },
        { label: t('appointments.name'), render: ({ name }) => name },
        { label: t('appointments.district'), render: whereOf },
        { label: t('orders.reference'), render: ({ reference }) => reference },
        { label: t('appointments.phone'), render: ({ contact_number: number }) => number, isExtra: true },
        { label: t('appointments.email'), render: ({ email }) => email, isExtra: true },
      ]}
      filters={useFilters()}
      heading={t('appointments.list')}
      isBeside
      none={t('appointments.none')}
      // Each status has a word of its own for that there are none.
      queue={{ ...queue, isNarrowed: false }}
      short={{
        renderTitle: whenOf,
        renderFacts: (row) => (
          <>
            {[whatOf(row), whereOf(row), row.name, row.reference].filter(Boolean).join(' · ')}
            <Warnings row={row} />
          </>
        ),
      }}
      to={({ _id: id }) => `/appointments/${id}`}
      views={appointmentStatuses.map((status) => ({ label: t(`appointmentStatus.${status}`), choices: { status } }))}
    />
  )
}

function useFilters(): Filter[] {
  const t = useTranslate()
  return [
    { kind: 'text', name: 'q', label: t('appointments.search'), isAlways: true },
    {
      kind: 'choice',
      name: 'status',
      label: t('appointments.status'),
      isAlways: true,
      choices: appointmentStatuses.map((status) => [status, t(`appointmentStatus.${status}`)]),
    },
    { kind: 'day', name: 'from', label: t('appointments.from') },
    { kind: 'day', name: 'until', label: t('appointments.until') },
  ]
}

function Warnings({ row }: { row: Appointment }) {
  const t = useTranslate()
  return warningsOf(row).map((warning) => (
    <Box key={warning} sx={{ color: 'warning.main' }}>
      {t(`appointments.${warning}`)}
    </Box>
  ))
}
