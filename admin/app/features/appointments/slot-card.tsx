import { Button, Card, CardContent, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { useMay } from '../../shared/use-may.ts'
import { AppointmentDialog } from './appointment-dialog.tsx'
import { hoursOf, placesOf, type Slot } from './appointment.ts'
import { SlotDialog } from './slot-dialog.tsx'

/** One slot: time, purpose, team, occupancy and visitors. */
export function SlotCard({ slot }: { slot: Slot }) {
  const t = useTranslate()
  const locale = useLocale()
  const may = useMay()
  const [opened, setOpened] = useState<string>()
  const close = () => setOpened(undefined)
  const chosen = slot.appointments.find(({ _id: id }) => id === opened)
  const hours = hoursOf(slot)
  const facts = [
    t(`appointments.kinds.${slot.kind}`),
    slot.staff?.name,
    placesOf(slot.districts, locale),
    t('appointments.taken', { taken: slot.taken, capacity: slot.capacity }),
  ]
  return (
    <Card>
      <CardContent sx={{ p: 1.5, '&:last-child': { pb: 1.5 } }}>
        <Typography component="h4" sx={{ fontVariantNumeric: 'tabular-nums' }} variant="subtitle2">
          {hours}
        </Typography>
        {facts.filter(Boolean).map((fact) => (
          <Typography color="text.secondary" key={fact} variant="body2">
            {fact}
          </Typography>
        ))}
        <Stack sx={{ alignItems: 'flex-start', mt: 0.5 }}>
          {slot.appointments.map((one) => (
            <Button key={one._id} onClick={() => setOpened(one._id)} size="small" sx={{ textAlign: 'start' }}>
              {[one.name, one.status !== 'BOOKED' && t(`appointmentStatus.${one.status}`)].filter(Boolean).join(' · ')}
            </Button>
          ))}
          {may('appointments.write') && (
            <Button
              aria-label={t('appointments.changeOf', { hours })}
              color="secondary"
              onClick={() => setOpened(slot._id)}
              size="small"
            >
              {t('appointments.change')}
            </Button>
          )}
        </Stack>
      </CardContent>
      {opened === slot._id && <SlotDialog onClose={close} slot={slot} />}
      {chosen && <AppointmentDialog appointment={chosen} onClose={close} />}
    </Card>
  )
}
