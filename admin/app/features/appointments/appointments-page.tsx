import { listStaffAppointments } from '@fitout/contract/staff/appointments.ts'
import { Button, Card, CardActionArea, CardContent, TextField, Typography } from '@mui/material'
import { appointmentStatuses } from '@fitout/contract/appointments.ts'
import { inLocale } from '@fitout/contract/locales.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { Pages } from '../../shared/pages.tsx'
import { Screen } from '../../shared/screen.tsx'
import { States } from '../../shared/states.tsx'
import { useQueue } from '../../shared/use-queue.ts'
import { AppointmentDialog } from './appointment-dialog.tsx'
import { type Appointment, dayOf, dayTitle, districtTitle, hoursOf } from './appointment.ts'

type Choices = { status: Appointment['status']; q: string }

/** Appointments by state, searched by name. */
export function AppointmentsPage() {
  const t = useTranslate()
  const usual: Choices = { status: 'BOOKED', q: '' }
  const { rows, total, error, chosen, choose, asked, pages } = useQueue(listStaffAppointments, usual)
  const [opened, setOpened] = useState<string>()
  const appointment = rows.find(({ _id: id }) => id === opened)
  return (
    <Screen
      beside={
        <Button component={Link} to="/appointments">
          {t('appointments.calendar')}
        </Button>
      }
      error={error}
      heading={t('appointments.list')}
      {...(total === 0 && { lead: t('appointments.none') })}
    >
      <States
        filter={asked}
        of={listStaffAppointments}
        onChoose={(status) => choose({ status })}
        states={appointmentStatuses}
        value={chosen.status}
        words="appointmentStatus"
      />
      <TextField
        label={t('appointments.search')}
        onChange={({ target }) => choose({ q: target.value })}
        slotProps={{ htmlInput: { maxLength: 100 } }}
        sx={{ maxWidth: 420 }}
        type="search"
        value={chosen.q}
      />
      {rows.map((row) => (
        <AppointmentCard appointment={row} key={row._id} onOpen={() => setOpened(row._id)} />
      ))}
      <Pages {...pages} />
      {appointment && <AppointmentDialog appointment={appointment} onClose={() => setOpened(undefined)} />}
    </Screen>
  )
}

function AppointmentCard({ appointment, onOpen }: { appointment: Appointment; onOpen: () => void }) {
  const t = useTranslate()
  const locale = useLocale()
  const { kind, service, district, name, reference } = appointment
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
        </CardContent>
      </CardActionArea>
    </Card>
  )
}
