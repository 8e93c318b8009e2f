import type { OpeningHours } from '@fitout/contract/booking-days.ts'

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** The opening hours as structured data. A day on which the studio is closed opens and closes at midnight. */
export function openingHoursFacts({ days, opens, closes, closed_on }: OpeningHours) {
  return {
    openingHoursSpecification: [
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: days.map((day) => `https://schema.org/${weekdays[day - 1]}`),
        opens,
        closes,
      },
    ],
    specialOpeningHoursSpecification: closed_on.map((date) => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: date,
      validThrough: date,
      opens: '00:00',
      closes: '00:00',
    })),
  }
}
