import type { CallOptions } from '@fitout/contract/client.ts'
import type { Endpoint } from '@fitout/contract/endpoint.ts'
import { useQueries } from '@tanstack/react-query'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { useOneself } from '../../shared/session.ts'
import { staffCall } from '../../shared/staff-call.ts'
import { useWaits } from '../../shared/use-waits.ts'
import { type Work, workKinds, workSources } from './work-sources.ts'

export type Waiting = Work & { kind: (typeof workKinds)[number]; dueAt: number; isLate: boolean; isMine: boolean }

const ofEachKind = 5
const hourInMilliseconds = 3_600_000

/**
 * The tasks, the user's own first, then by due time; the first few of each kind. Only non-empty lists are read. Undefined while
 * loading.
 */
export function useWork() {
  const t = useTranslate()
  const locale = useLocale()
  const counts = useWaits()
  const oneself = useOneself()?._id ?? ''
  const kinds = workKinds.filter((kind) => (counts?.get(kind) ?? 0) > 0)
  const asked = kinds.flatMap((kind) => {
    const { owner } = workSources[kind]
    // The user's own may be far down in the list of all.
    return [{ kind, own: {} }, ...(owner && oneself ? [{ kind, own: { [owner]: oneself } }] : [])]
  })
  const lists = useQueries({
    queries: asked.map(({ kind, own }) => {
      const { of, filter } = workSources[kind]
      const query = { page: 1, per_page: ofEachKind, ...filter, ...own }
      return {
        queryKey: [of.path, null, query],
        queryFn: async () => (await staffCall(of, { query } as CallOptions<Endpoint>)) as { data: never[] },
      }
    }),
  })
  const all = asked.flatMap(({ kind }, at) =>
    (lists[at]?.data?.data ?? []).map((row): Waiting => {
      const { workOf, hours } = workSources[kind]
      const one = workOf(row, t, locale)
      return { kind, ...timed(one, hours), isMine: oneself !== '' && one.ownerId === oneself }
    }),
  )
  const work = mergedById(all, t('between'))
  const more = kinds.flatMap((kind) => {
    const count = counts?.get(kind) ?? 0
    return count > ofEachKind ? [{ kind, count, to: workSources[kind].all }] : []
  })
  const isKnown = counts !== undefined && lists.every(({ isPending }) => !isPending)
  return { isKnown, work: work.toSorted((a, b) => Number(b.isMine) - Number(a.isMine) || a.dueAt - b.dueAt), more }
}

/** What several rows are about is one task, such as a piece of which several sizes run low. */
function mergedById(all: readonly Waiting[], between: string): Waiting[] {
  const tasks = new Map<string, Waiting>()
  for (const one of all) {
    const key = `${one.kind} ${one.id}`
    const before = tasks.get(key)
    const isOther = before !== undefined && before.who !== one.who
    tasks.set(key, isOther ? { ...before, who: before.who + between + one.who } : one)
  }
  return [...tasks.values()]
}

function timed(work: Work, hours: number) {
  const now = Date.now()
  const from = work.since ? Date.parse(work.since) : now
  const dueAt = work.due ? Date.parse(work.due) : from + hours * hourInMilliseconds
  return { ...work, dueAt, isLate: dueAt < now }
}
