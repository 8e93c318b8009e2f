import { hongKongTime } from '@fitout/contract/hong-kong-time.ts'

export function showTime(instant: string | null | undefined): string {
  return instant ? hongKongTime(new Date(instant)) : ''
}
