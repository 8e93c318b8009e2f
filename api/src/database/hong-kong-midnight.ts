import { sql } from 'kysely'

/** The start of a day in Hong Kong, or of the day a number of days later. */
export function hongKongMidnight(day: string, daysLater = 0) {
  return sql<Date>`(${day}::date + ${daysLater}::int)::timestamp at time zone 'Asia/Hong_Kong'`
}
