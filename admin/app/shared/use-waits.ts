import { countWaits, type Wait } from '@fitout/contract/staff/dashboard.ts'
import { useQuery } from '@tanstack/react-query'
import { staffCall } from './staff-call.ts'

const everyMilliseconds = 60_000

/** The number of tasks by kind; undefined until loaded. Refetched after each action, and every minute. */
export function useWaits(): ReadonlyMap<Wait, number> | undefined {
  const { data } = useQuery({
    queryKey: [countWaits.path],
    queryFn: async () => (await staffCall(countWaits)).data,
    staleTime: everyMilliseconds / 2,
    refetchInterval: everyMilliseconds,
    select: countsByKind,
  })
  return data
}

function countsByKind(counts: readonly { kind: Wait; count: number }[]): ReadonlyMap<Wait, number> {
  return new Map(counts.map(({ kind, count }) => [kind, count]))
}

export function sumOf(counts: ReadonlyMap<Wait, number> | undefined, kinds: readonly Wait[] = []): number {
  return kinds.reduce((sum, kind) => sum + (counts?.get(kind) ?? 0), 0)
}
