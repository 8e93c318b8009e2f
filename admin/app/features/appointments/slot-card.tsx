import { Button, Card, CardContent, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { useMay } from '../../shared/use-may.ts'
import { AppointmentDialog } from './appointment-dialog.tsx'
import { hoursOf, placesOf, type Slot } from './appointment.ts'
import { BookDialog } from './book-dialog.tsx'
import { SlotDialog } from './slot-dialog.tsx'

/** One slot: time, purpose, team, occupancy and visitors. On a closed day no one is booked into it. */
export function SlotCard({ slot, isClosed }: { slot: Slot; isClosed: boolean }) {
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
          <Stack direction="row" sx={{ flexWrap: 'wrap' }}>
            {!isClosed && canBook(slot) && (
              <Button aria-label={t('appointments.bookAt', { hours })} onClick={() => setOpened('book')} size="small">
                {t('appointments.book')}
              </Button>
            )}
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
        </Stack>
      </CardContent>
      {opened === 'book' && <BookDialog onClose={close} slot={slot} />}
      {opened === slot._id && <SlotDialog onClose={close} slot={slot} />}
      {chosen && <AppointmentDialog appointment={chosen} onClose={close} />}
    </Card>
  )
}

/** Services are booked by ordering them. */
function canBook({ kind, starts_at: start, taken, capacity }: Slot): boolean {
  return kind !== 'SERVICE' && taken < capacity && Date.parse(start) > Date.now()
}
