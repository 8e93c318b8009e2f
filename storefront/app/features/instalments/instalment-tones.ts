import type { InstalmentState } from '@fitout/contract/instalments.ts'

export const instalmentTones = {
  WAITING: 'neutral',
  DUE: 'warning',
  CHECKING: 'neutral',
  OVERDUE: 'error',
  PAID: 'success',
  VOID: 'neutral',
} as const satisfies Record<InstalmentState, string>
