import { everyDay, isOpenOn } from '@fitout/contract/booking-days.ts'
import { listStaffSlots } from '@fitout/contract/staff/appointments.ts'
import { Button, Stack, type Theme, Typography, useMediaQuery } from '@mui/material'
import { hongKongDay } from '@fitout/contract/hong-kong-time.ts'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { Screen } from '../../shared/screen.tsx'
import { SideScroll } from '../../shared/side-scroll.tsx'
import { useMay } from '../../shared/use-may.ts'
import { useShopConstants } from '../../shared/use-shop-constants.ts'
import { useWholeList } from '../../shared/use-read.ts'
import { AddSlotsDialog } from './add-slots-dialog.tsx'
import { BookButton, BookFromAddress } from './book-button.tsx'
import { CalendarFeedDialog } from './calendar-feed-dialog.tsx'
import { DayChoice } from './day-choice.tsx'
import { DayDeliveries } from './day-deliveries.tsx'
import { dayOf, dayTitle, plusDays, shownAt, type Slot, weekOf } from './appointment.ts'
import { SlotCard } from './slot-card.tsx'

/** A week of slots, with their visitors; on a phone, a day of it. */
export function CalendarPage() {
  const t = useTranslate()
  const may = useMay()
  const [address, setAddress] = useSearchParams()
  const [isAdding, setAdding] = useState(false)
  const [isSubscribing, setSubscribing] = useState(false)
  const [today] = useState(() => hongKongDay(new Date()))
  const asked = address.get('week') ?? ''
  const first = weekOf(/^\d{4}-\d\d-\d\d$/.test(asked) ? asked : today)
  const days = [0, 1, 2, 3, 4, 5, 6].map((ahead) => plusDays(first, ahead))
  const { data: slots = [], error } = useWholeList(listStaffSlots, {
    query: { from: first, until: plusDays(first, 6) },
  })
  const openDays = useShopConstants()?.opening_hours ?? everyDay
  const show = (day: string) => setAddress(shownAt(day))
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'), { noSsr: true })
  const chosen = [address.get('day'), today, asked].find((day) => day !== null && days.includes(day)) ?? first
  const turn = (weeks: number) => show(plusDays(chosen, 7 * weeks))
  const slotsOn = (day: string) => slots.filter((slot) => dayOf(slot) === day)
  return (
    <Screen
      beside={
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <BookButton onBooked={show} />
          {may('appointments.write') && (
            <Button onClick={() => setAdding(true)} variant="outlined">
              {t('appointments.add')}
            </Button>
          )}
          {may('appointments.feed') && <Button onClick={() => setSubscribing(true)}>{t('calendarFeed.feed')}</Button>}
          <Button component={Link} to="/appointments/list">
            {t('appointments.list')}
          </Button>
        </Stack>
      }
      error={error}
      heading={t('resources.appointments.name')}
      lead={t('appointments.lead')}
    >
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button onClick={() => turn(-1)}>{t('appointments.before')}</Button>
        <Button onClick={() => setAddress({})}>{t('appointments.thisWeek')}</Button>
        <Button onClick={() => turn(1)}>{t('appointments.after')}</Button>
      </Stack>
      {isPhone && (
        <DayChoice
          chosen={chosen}
          days={days}
          onChoose={show}
          visitsOn={(day) => slotsOn(day).reduce((sum, { appointments }) => sum + appointments.length, 0)}
        />
      )}
      <SideScroll
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: 'repeat(7, minmax(9rem, 1fr))' } }}
      >
        {(isPhone ? [chosen] : days).map((day) => (
          <Day day={day} isClosed={!isOpenOn(day, openDays)} key={day} today={today} slots={slotsOn(day)} />
        ))}
      </SideScroll>
      <BookFromAddress />
      {isAdding && <AddSlotsDialog from={today > first ? today : first} onClose={() => setAdding(false)} />}
      {isSubscribing && <CalendarFeedDialog onClose={() => setSubscribing(false)} />}
    </Screen>
  )
}

type DayProps = { day: string; today: string; slots: Slot[]; isClosed: boolean }

function Day({ day, today, slots, isClosed }: DayProps) {
  const t = useTranslate()
  const locale = useLocale()
  return (
    <Stack component="section" spacing={1} sx={{ minWidth: 0 }}>
      <Typography component="h3" sx={{ fontWeight: day === today ? 700 : 500 }} variant="subtitle1">
        {dayTitle(day, locale)}
      </Typography>
      <DayDeliveries day={day} />
      {isClosed && (
        <Typography color="text.secondary" variant="body2">
          {t(slots.length > 0 ? 'appointments.closed' : 'appointments.dayClosed')}
        </Typography>
      )}
      {slots.length === 0 && !isClosed && (
        <Typography color="text.secondary" variant="body2">
          {t('appointments.noSlots')}
        </Typography>
      )}
      {slots.map((slot) => (
        <SlotCard isClosed={isClosed} key={slot._id} slot={slot} />
      ))}
    </Stack>
  )
}
