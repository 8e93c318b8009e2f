import { Box, Card, CardContent, Typography } from '@mui/material'
import { showDay } from '@fitout/contract/hong-kong-time.ts'
import { useTranslate } from './i18n.ts'
import { visuallyHidden } from './visually-hidden.ts'

type Day = { day: string; value: number }
type DayChartProps = {
  heading: string
  sum: string
  before: string
  /** A second figure of the same days, which is not drawn. */
  beside?: string | undefined
  days: readonly Day[]
  show: (value: number) => string
}

const height = 96
const step = 10

/** A bar chart by day, with the same figures as a table for screen readers. */
export function DayChart({ heading, sum, before, beside, days, show }: DayChartProps) {
  const t = useTranslate()
  const most = Math.max(1, ...days.map(({ value }) => value))
  const [first, last] = [showDay(days.at(0)?.day ?? null), showDay(days.at(-1)?.day ?? null)]
  return (
    <Card>
      <CardContent sx={{ position: 'relative' }}>
        <Typography component="h3" variant="subtitle1">
          {heading}
        </Typography>
        <Typography component="p" variant="h5">
          {sum}
        </Typography>
        <Typography color="text.secondary" variant="body2">
          {before}
          {beside && (
            <Box component="span" sx={{ display: 'block' }}>
              {beside}
            </Box>
          )}
        </Typography>
        <Box
          aria-hidden
          component="svg"
          preserveAspectRatio="none"
          sx={{
            display: 'block',
            width: '100%',
            height: { xs: height / 2, sm: height },
            mt: 1,
            fill: 'primary.main',
            color: 'primary.main',
          }}
          viewBox={`0 0 ${days.length * step} ${height}`}
        >
          {days.map(({ day, value }, at) => {
            const size = value === 0 ? 1 : Math.max(3, (value / most) * height)
            return (
              <rect
                fill="currentColor"
                height={size}
                key={day}
                opacity={value === 0 ? 0.3 : 1}
                width={step - 3}
                x={at * step + 1}
                y={height - size}
              >
                <title>{t('valueOf', { of: showDay(day), value: show(value) })}</title>
              </rect>
            )
          })}
        </Box>
        <Typography color="text.secondary" sx={{ display: 'flex', justifyContent: 'space-between' }} variant="caption">
          <span>{first}</span>
          <span>{last}</span>
        </Typography>
        <Box sx={visuallyHidden}>
          <table>
            <caption>{heading}</caption>
            <tbody>
              <tr>
                <th scope="col">{t('figures.day')}</th>
                <th scope="col">{heading}</th>
              </tr>
              {days.map(({ day, value }) => (
                <tr key={day}>
                  <th scope="row">{showDay(day)}</th>
                  <td>{show(value)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Box>
      </CardContent>
    </Card>
  )
}
