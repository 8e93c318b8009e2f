import { listStaffAppointments } from '@fitout/contract/staff/appointments.ts'
import { Button, Card, CardActionArea, CardContent, Typography } from '@mui/material'
import { appointmentStatuses } from '@fitout/contract/appointments.ts'
import { inLocale } from '@fitout/contract/locales.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { QueueScreen } from '../../shared/queue-screen.tsx'
import { SearchField } from '../../shared/search-field.tsx'
import { States } from '../../shared/states.tsx'
import { useQueue } from '../../shared/use-queue.ts'
import { AppointmentDialog } from './appointment-dialog.tsx'
import { BookButton } from './book-button.tsx'
import { type Appointment, dayOf, dayTitle, districtTitle, hoursOf, warningsOf } from './appointment.ts'

type Choices = { status: Appointment['status']; q: string }

/** Appointments by state, searched by name. */
export function AppointmentsPage() {
  const t = useTranslate()
  const usual: Choices = { status: 'BOOKED', q: '' }
  const queue = useQueue(listStaffAppointments, usual)
  const { rows, chosen, choose, asked } = queue
  const [opened, setOpened] = useState<Appointment>()
  // A search that arrives late must not close it.
  const appointment = rows.find(({ _id: id }) => id === opened?._id) ?? opened
  const narrowed = (
    <>
      <States
        filter={asked}
        of={listStaffAppointments}
        onChoose={(status) => choose({ status })}
        states={appointmentStatuses}
        value={chosen.status}
        words="appointmentStatus"
      />
      <SearchField label={t('appointments.search')} onChange={(q) => choose({ q })} value={chosen.q} />
    </>
  )
  return (
    <>
      <QueueScreen
        beside={
          <>
            <BookButton />
            <Button component={Link} to="/appointments">
              {t('appointments.calendar')}
            </Button>
          </>
        }
        heading={t('appointments.list')}
        none={t('appointments.none')}
        queue={queue}
        states={narrowed}
      >
        {(row) => <AppointmentCard appointment={row} onOpen={() => setOpened(row)} />}
      </QueueScreen>
      {appointment && <AppointmentDialog appointment={appointment} onClose={() => setOpened(undefined)} />}
    </>
  )
}

function AppointmentCard({ appointment, onOpen }: { appointment: Appointment; onOpen: () => void }) {
  const t = useTranslate()
  const locale = useLocale()
  const { kind, service, district, name, reference } = appointment
  const warnings = warningsOf(appointment)
  const what = service ? inLocale(service, locale) : t(`appointments.kinds.${kind}`)
  const where = district && districtTitle(district, locale)
  return (
    <Card>
      <CardActionArea onClick={onOpen}>
        <CardContent>
          <Typography component="h3" variant="subtitle1">
            {dayTitle(dayOf(appointment), locale)} {hoursOf(appointment)}
          </Typography>
          <Typography color="text.secondary" variant="body2">
            {[what, where, name, reference].filter(Boolean).join(' · ')}
          </Typography>
          {warnings.map((warning) => (
            <Typography color="warning.main" key={warning} variant="body2">
              {t(`appointments.${warning}`)}
            </Typography>
          ))}
        </CardContent>
      </CardActionArea>
    </Card>
  )
}
