import { hongKongDay, hongKongTime } from '@fitout/contract/hong-kong-time.ts'

/** `DD/MM/YYYY HH:mm` in Hong Kong, from an ISO 8601 instant. */
export function showInstant(instant: string): string {
  return hongKongTime(new Date(instant))
}

/** `DD/MM/YYYY`, from an ISO date or instant. */
export function showDate(date: string): string {
  return date.length === 10 ? date.split('-').toReversed().join('/') : showInstant(date).slice(0, 10)
}

export function currentYear(): number {
  return Number(hongKongDay(new Date()).slice(0, 4))
}
