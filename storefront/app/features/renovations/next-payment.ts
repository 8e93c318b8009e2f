import type { Room } from '../../shared/renovations/use-room.ts'

type Instalment = Room['instalments'][number]

const isDue = ({ state }: Instalment) => state === 'DUE' || state === 'OVERDUE'

/** The instalment due now, and the next one to become due. */
export function nextPayment({ instalments }: Room): { due: Instalment | undefined; next: Instalment | undefined } {
  const unpaid = instalments.filter(({ open }) => open > 0)
  const due = unpaid.filter(isDue).toSorted((a, b) => (a.due_on ?? '').localeCompare(b.due_on ?? ''))[0]
  return { due, next: due ?? unpaid[0] }
}
