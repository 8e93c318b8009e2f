import { sql } from 'kysely'

/** The moment at which a day of Hong Kong begins, or the one so many days after it. */
export function hongKongMidnight(day: string, daysLater = 0) {
  return sql<Date>`(${day}::date + ${daysLater}::int)::timestamp at time zone 'Asia/Hong_Kong'`
}
