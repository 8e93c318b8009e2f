import { readToday } from '@fitout/contract/staff/figures.ts'
import { formatMoney } from '@fitout/ui/money.ts'
import { Box, Card, CardContent, Link as TextLink, Typography } from '@mui/material'
import { Link } from 'react-router'
import { useTranslate } from '../../shared/i18n.ts'
import { useOne } from '../../shared/use-read.ts'
import { useToday } from '../../shared/use-today.ts'

const plain = (value: number) => value.toLocaleString('en-HK')

/** Today so far, compared with the same weekday last week. */
export function TodaysFigures() {
  const t = useTranslate()
  const today = useToday()
  const { data } = useOne(readToday)
  if (!data) return null
  const weekday = t(`figures.today.weekdays.${weekdayOf(today)}`)
  const facts = [
    ...(data.visits ? [{ name: 'visits', until: 'wholeDay', show: plain, ...data.visits }] : []),
    { name: 'orders', until: 'sameTime', show: plain, ...data.orders },
    { name: 'takings', until: 'sameTime', show: formatMoney, ...data.takings },
    { name: 'refunds', until: 'sameTime', show: formatMoney, ...data.given_back },
    { name: 'enquiries', until: 'sameTime', show: plain, ...data.enquiries },
  ]
  return (
    <Card component="section" aria-labelledby="todays-figures">
      <CardContent>
        <Typography component="h3" gutterBottom id="todays-figures" variant="subtitle1">
          {t('figures.today.title')}
        </Typography>
        <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.5, m: 0 }}>
          {facts.map(({ name, today: now, before, until, show }) => (
            <Box key={name}>
              <Typography color="text.secondary" component="dt" variant="body2">
                {t(`figures.${name}`)}
              </Typography>
              <Typography component="dd" sx={{ m: 0 }} variant="h6">
                {show(now)}
              </Typography>
              <Typography color="text.secondary" component="dd" sx={{ m: 0 }} variant="caption">
                {t(`figures.today.${until}`, { weekday, amount: show(before) })}
              </Typography>
            </Box>
          ))}
        </Box>
        <TextLink component={Link} sx={{ display: 'inline-block', mt: 1.5 }} to="/figures" variant="body2">
          {t('figures.today.more')}
        </TextLink>
      </CardContent>
    </Card>
  )
}

/** Monday is 1. */
function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7
}
