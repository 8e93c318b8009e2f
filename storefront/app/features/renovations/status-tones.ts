import type { RenovationStatus } from '@fitout/contract/renovations.ts'

export const statusTones = {
  PLANNING: 'paper',
  QUOTED: 'warning',
  ACCEPTED: 'success',
  IN_PROGRESS: 'success',
  INSPECTION: 'warning',
  HANDED_OVER: 'success',
  CLOSED: 'neutral',
  CANCELLED: 'neutral',
} as const satisfies Record<RenovationStatus, string>
