import { findStaffAppointment } from '@fitout/contract/staff/appointments.ts'
import { Button } from '@mui/material'
import { withQuery } from '@fitout/contract/with-query.ts'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { useTranslate } from '../../shared/i18n.ts'
import { Part } from '../../shared/part.tsx'
import { Presence } from '../../shared/presence.tsx'
import { Screen } from '../../shared/screen.tsx'
import { useOne } from '../../shared/use-read.ts'
import { AppointmentDetails, type AskedAct, AskedDialog } from './appointment-acts.tsx'
import { dayOf, shownAt } from './appointment.ts'

/** One appointment, on its own or beside the list. */
export function AppointmentPage() {
  const t = useTranslate()
  const { id = '' } = useParams()
  const { data: appointment, error } = useOne(findStaffAppointment, { params: { id } })
  const [asked, setAsked] = useState<AskedAct>()
  if (!appointment) return <Screen error={error} />
  return (
    <Screen
      beside={
        <>
          <Presence id={id} subject="appointment" />
          <Button component={Link} to={withQuery('/appointments', shownAt(dayOf(appointment)))}>
            {t('appointments.calendar')}
          </Button>
        </>
      }
      heading={appointment.reference}
    >
      <Part heading={appointment.name}>
        <AppointmentDetails appointment={appointment} onAsk={setAsked} />
      </Part>
      {asked && <AskedDialog act={asked} appointment={appointment} onClose={() => setAsked(undefined)} />}
    </Screen>
  )
}
