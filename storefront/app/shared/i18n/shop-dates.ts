const timeZone = 'Asia/Hong_Kong'

const instantParts = new Intl.DateTimeFormat('en-GB', {
  timeZone,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

const year = new Intl.DateTimeFormat('en-GB', { timeZone, year: 'numeric' })

/** `DD/MM/YYYY HH:mm` in Hong Kong, from an ISO 8601 instant. */
export function showInstant(instant: string): string {
  return instantParts.format(new Date(instant)).replace(', ', ' ')
}

/** `DD/MM/YYYY`, from an ISO date or instant. */
export function showDate(date: string): string {
  return date.length === 10 ? date.split('-').toReversed().join('/') : showInstant(date).slice(0, 10)
}

export function currentYear(): number {
  return Number(year.format(new Date()))
}
