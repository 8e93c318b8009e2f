import { hongKongTime } from '@fitout/contract/hong-kong-time.ts'

/** A moment as a field for date and time shows it, on Hong Kong's clock: `2026-03-01T09:30`. */
export function toHongKongField(instant: string | null): string {
  if (!instant) return ''
  const [day = '', time = ''] = hongKongTime(new Date(instant)).split(' ')
  return `${day.split('/').toReversed().join('-')}T${time}`
}

/** Hong Kong has no summer time. */
export function fromHongKongField(field: string): string | null {
  return field === '' ? null : new Date(`${field}+08:00`).toISOString()
}
