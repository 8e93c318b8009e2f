import { Button, Card, CardContent, Link as TextLink, Stack, Typography } from '@mui/material'
import { hongKongTime } from '@fitout/contract/hong-kong-time.ts'
import { listStaffSlots } from '@fitout/contract/staff/appointments.ts'
import { Link } from 'react-router'
import { appointmentPath } from '../../shared/appointment-path.ts'
import { useTranslate } from '../../shared/i18n.ts'
import { useToday } from '../../shared/use-today.ts'
import { useList } from '../../shared/use-read.ts'

/** Today's visits to the studio and by the studio. */
export function TodaysVisits() {
  const t = useTranslate()
  const today = useToday()
  const { data } = useList(listStaffSlots, { query: { from: today, until: today } })
  if (!data) return null
  const visits = data.flatMap((slot) => slot.appointments.map((one) => ({ ...one, at: slot.starts_at })))
  return (
    <Card component="section" aria-labelledby="visits">
      <CardContent>
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
          <Typography component="h3" id="visits" variant="subtitle1">
            {t('today.visits')}
          </Typography>
          <Button component={Link} size="small" to="/appointments?book=true" variant="outlined">
            {t('appointments.book')}
          </Button>
        </Stack>
        {visits.length === 0 && <Typography color="text.secondary">{t('today.noVisits')}</Typography>}
        <Stack component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
          {visits.map(({ _id, at, name, reference, status }) => (
            <Stack component="li" direction="row" key={_id} sx={{ gap: 1.5, minHeight: 32, alignItems: 'center' }}>
              <Typography component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                {hongKongTime(new Date(at)).slice(-5)}
              </Typography>
              <TextLink component={Link} to={appointmentPath({ reference, status })}>
                {name}
              </TextLink>
            </Stack>
          ))}
        </Stack>
        <TextLink component={Link} sx={{ display: 'inline-block', mt: 1 }} to="/appointments" variant="body2">
          {t('resources.appointments.name')}
        </TextLink>
      </CardContent>
    </Card>
  )
}
