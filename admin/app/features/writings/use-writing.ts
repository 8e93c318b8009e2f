import { CallError } from '@fitout/contract/client.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLogoutIfAccessDenied, useNotify } from 'react-admin'
import { wordsFor } from '../../shared/use-action.ts'
import { callsFor, type Kind, type Writing, type Written } from './writing-calls.ts'

export type Conflict = { changed_by: string | null; changed_at: string | null; revision: number }

/** One writing as it is being edited: what was typed stays until it is saved, whatever others do meanwhile. */
export function useWriting(kind: Kind, key: string) {
  const calls = callsFor(kind)
  const queries = useQueryClient()
  const notify = useNotify()
  const logoutIfAccessDenied = useLogoutIfAccessDenied()
  const queryKey = ['writings', kind, key]
  const { data: writing, error } = useQuery({
    queryKey,
    queryFn: async () => (await calls.find(key)).data,
    refetchOnWindowFocus: false,
    // What was read on an earlier visit may be older than its scheduled publication.
    gcTime: 0,
  })
  const [typed, setTyped] = useState<Written>()
  const [conflict, setConflict] = useState<Conflict>()
  const [faults, setFaults] = useState<ReadonlyMap<string, string>>(new Map())
  const [isRunning, setRunning] = useState(false)

  useEffect(() => {
    if (!typed) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [typed])

  async function run(work: () => Promise<{ data: Writing }>, success: string): Promise<Writing | undefined> {
    setRunning(true)
    try {
      const { data } = await work()
      queries.setQueryData(queryKey, data)
      await queries.invalidateQueries({ queryKey: ['writings', 'list'] })
      setFaults(new Map())
      setConflict(undefined)
      if (success) notify(success, { type: 'success' })
      return data
    } catch (failure) {
      const problem = failure instanceof CallError ? failure.problem : undefined
      if (problem?.code === 'changed-meanwhile') setConflict(problem.details as Conflict)
      else if (problem?.errors) setFaults(new Map(problem.errors.map(({ path, message }) => [path, message])))
      if (!(await logoutIfAccessDenied(failure))) notify(wordsFor(failure), { type: 'error' })
      return undefined
    } finally {
      setRunning(false)
    }
  }

  /** Keeps what was typed; `over` a revision that somebody else made meanwhile, where that is wanted. */
  async function save(over?: number, success = 'writings.saved'): Promise<Writing | undefined> {
    if (!typed || !writing) return writing
    const saved = await run(() => calls.save(key, over ?? writing.revision, typed), success)
    if (saved) setTyped(undefined)
    return saved
  }

  /** Saves first what was typed, in silence; then does it to what was saved, and says how that went. */
  async function then(work: (revision: number) => Promise<{ data: Writing }>, success: string) {
    const saved = await save(undefined, '')
    return saved ? run(() => work(saved.revision), success) : undefined
  }

  return {
    writing,
    error,
    written: typed ?? writing?.draft ?? writing?.live ?? undefined,
    isTyped: typed !== undefined,
    setTyped,
    conflict,
    faults,
    isRunning,
    save,
    publish: () => then((revision) => calls.publish(key, revision), 'writings.published'),
    schedule: (at: string | null) =>
      then((revision) => calls.schedule(key, revision, at), at ? 'writings.scheduled' : 'writings.unscheduled'),
    /** Says whether anything is left. */
    discard: async () => {
      const left = writing?.draft
        ? await run(() => calls.discard(key, writing.revision), 'writings.discarded')
        : writing
      if (left) setTyped(undefined)
      return !left || Boolean(left.live)
    },
    goBack: (version: number) => run(() => calls.goBack(key, writing?.revision ?? 0, version), 'writings.wentBack'),
    /** Takes what somebody else has saved in place of what was typed. */
    takeTheirs: async () => {
      setTyped(undefined)
      setConflict(undefined)
      await queries.invalidateQueries({ queryKey })
    },
  }
}
