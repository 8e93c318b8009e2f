import { hongKongTime } from '@fitout/contract/hong-kong-time.ts'

/** A moment as the value of a datetime field, in Hong Kong time: `2026-03-01T09:30`. */
export function toHongKongField(instant: string | null): string {
  if (!instant) return ''
  const [day = '', time = ''] = hongKongTime(new Date(instant)).split(' ')
  return `${day.split('/').toReversed().join('-')}T${time}`
}

/** Hong Kong has no daylight saving time. */
export function fromHongKongField(field: string): string | null {
  return field === '' ? null : new Date(`${field}+08:00`).toISOString()
}
