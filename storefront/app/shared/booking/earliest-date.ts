import { hongKongDay } from '@fitout/contract/hong-kong-time.ts'

/** The first day on which a service can be booked: tomorrow in Hong Kong, as `YYYY-MM-DD`. */
export function earliestDate(): string {
  return hongKongDay(new Date(), 1)
}
