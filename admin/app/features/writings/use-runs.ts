import { CallError } from '@fitout/contract/client.ts'
import { latestConfiguration } from '@fitout/contract/configuration.ts'
import { listConfigurations } from '@fitout/contract/staff/configuration.ts'
import { listWritings } from '@fitout/contract/staff/writings.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { type Undo, useNotify } from '../../shared/notices.ts'
import { isSignedOut } from '../../shared/query-client.ts'
import { endSession } from '../../shared/session.ts'
import { wordsFor } from '../../shared/use-action.ts'
import type { Refusal } from './standing-faults.ts'
import type { Kind, Writing, Written } from './writing-calls.ts'
import { titleOfWriting } from './writing-title.ts'

export type Conflict = { changed_by: string | null; changed_at: string | null }

/** The publication that waits for the code of an authenticator, what the text names, and why the previous code failed. */
export type Unproved = {
  prove: (code: string) => Promise<Writing | undefined>
  named: string[]
  refusal: string | undefined
}

type Work = (code?: string) => Promise<{ data: Writing }>
type RunOptions = { code?: string; undo?: Undo }
type Input = { written: Written | undefined; onConflict: () => void }

/** What other screens show of texts. */
const readElsewhere = [listWritings, listConfigurations, latestConfiguration]
const noRefusal: Refusal = { written: {}, faults: new Map() }

/** Runs changes of one text: reports the outcome, and keeps why the last one was refused. */
export function useRuns(kind: Kind, key: string, { written, onConflict }: Input) {
  const t = useTranslate()
  const locale = useLocale()
  const queries = useQueryClient()
  const notify = useNotify()
  const [isRunning, setRunning] = useState(false)
  const [conflict, setConflict] = useState<Conflict>()
  const [refusal, setRefusal] = useState(noRefusal)
  const [unproved, setUnproved] = useState<Unproved>()

  async function take(data: Writing): Promise<void> {
    setUnproved(undefined)
    // A new one goes on under its id.
    for (const id of [key, data._id]) queries.setQueryData(['writings', kind, id], data)
    for (const { path } of readElsewhere) await queries.invalidateQueries({ queryKey: [path] })
    setRefusal(noRefusal)
    setConflict(undefined)
  }

  async function explain(failure: unknown): Promise<void> {
    const problem = failure instanceof CallError ? failure.problem : undefined
    if (problem?.code === 'changed-meanwhile') {
      setConflict(problem.details as Conflict)
      onConflict()
      await queries.invalidateQueries({ queryKey: ['writings', kind, key] })
    } else if (problem?.errors) {
      const faults = new Map(problem.errors.map(({ path, message }) => [path, message]))
      setRefusal({ written: written ?? {}, faults })
    }
    if (isSignedOut(failure)) endSession(queries)
    else notify(wordsFor(failure), { type: 'error' })
  }

  /** `work` receives the code of an authenticator once the server has asked for it. */
  async function run(work: Work, success: string, { code, undo }: RunOptions = {}): Promise<Writing | undefined> {
    setRunning(true)
    try {
      const { data } = await work(code)
      await take(data)
      const title = titleOfWriting(data, key, t, locale)
      if (success) notify(t('done.of', { title, done: t(success) }), { type: 'success', undo })
      return data
    } catch (failure) {
      const problem = failure instanceof CallError ? failure.problem : undefined
      if (problem?.code === 'second-factor-needed' || (code && problem?.code === 'second-factor-wrong')) {
        const { named } = (problem.details ?? {}) as Partial<Unproved>
        setUnproved((asked) => ({
          prove: (given) => run(work, success, { code: given }),
          named: named ?? asked?.named ?? [],
          refusal: code && problem.message,
        }))
      } else {
        await explain(failure)
      }
      return undefined
    } finally {
      setRunning(false)
    }
  }

  return {
    run,
    isRunning,
    conflict,
    dropConflict: () => setConflict(undefined),
    refusal,
    unproved,
    dropUnproved: () => setUnproved(undefined),
  }
}
