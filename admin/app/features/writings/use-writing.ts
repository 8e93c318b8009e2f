import { CallError } from '@fitout/contract/client.ts'
import type { Body } from '@fitout/contract/endpoint.ts'
import { latestConfiguration } from '@fitout/contract/configuration.ts'
import { listConfigurations } from '@fitout/contract/staff/configuration.ts'
import { listWritings, newKey, switchWriting } from '@fitout/contract/staff/writings.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { type Undo, useNotify } from '../../shared/notices.ts'
import { isSignedOut } from '../../shared/query-client.ts'
import { useSavedDraft } from '../../shared/use-saved-draft.ts'
import { endSession } from '../../shared/session.ts'
import { staffCall } from '../../shared/staff-call.ts'
import { forgetUnsaved, useUnsaved } from '../../shared/unsaved.ts'
import { wordsFor } from '../../shared/use-action.ts'
import { type Refusal, standingFaults } from './standing-faults.ts'
import { callsFor, formOf, type Kind, type Writing, type Written } from './writing-calls.ts'
import { titleOfWriting } from './writing-title.ts'

export type Conflict = { changed_by: string | null; changed_at: string | null }

/** The state that the input is based on. */
type Begun = { revision: number; stood: Written }

/** The content of the form without input. */
const standingOf = ({ draft, live }: Writing): Written => draft ?? live ?? {}
const beginOf = (writing: Writing): Begun => ({ revision: writing.revision, stood: standingOf(writing) })

type SwitchedTo = Pick<Body<typeof switchWriting>, 'is_shown' | 'is_archived'>

/** What other screens show of texts. */
const readElsewhere = [listWritings, listConfigurations, latestConfiguration]

type Work = (code?: string) => Promise<{ data: Writing }>
type RunOptions = { code?: string; undo?: Undo }

/** The publication that waits for the code of an authenticator, what the text names, and why the previous code failed. */
export type Unproved = {
  prove: (code: string) => Promise<Writing | undefined>
  named: string[]
  refusal: string | undefined
}

// Each save is an audit entry, so it waits for a pause.
const autosaveMilliseconds = 30_000
// A new text is in the list, and previewed, from its first words on.
const beginMilliseconds = 1500

/**
 * Edits one text: input is kept until it is saved, whatever others save meanwhile. Texts are saved to the draft automatically
 * when typing pauses; until then they are stored on the device.
 */
export function useWriting(kind: Kind, key: string, mayWrite: boolean) {
  const t = useTranslate()
  const locale = useLocale()
  const calls = callsFor(kind)
  const queries = useQueryClient()
  const notify = useNotify()
  const navigate = useNavigate()
  const place = useLocation()
  const queryKey = ['writings', kind, key]
  const { data: writing, error } = useQuery({
    queryKey,
    queryFn: async () => (await calls.find(key)).data,
    refetchOnWindowFocus: false,
    // Not cached: a scheduled publication may have changed it since the last visit.
    gcTime: 0,
  })
  // That of a text just created is put into the cache before its screen asks for it, and would stay there for minutes: input
  // on it would conflict with what was changed elsewhere meanwhile.
  useEffect(() => () => queries.removeQueries({ queryKey: ['writings', kind, key], exact: true }), [queries, kind, key])
  const [typed, setTyped] = useState<Written>()
  const [conflict, setConflict] = useState<Conflict>()
  const [refusal, setRefusal] = useState<Refusal>({ written: {}, faults: new Map() })
  const [isRunning, setRunning] = useState(false)
  const [unproved, setUnproved] = useState<Unproved>()

  // What the input is based on, whatever is fetched meanwhile, restored from the device or in conflict.
  const [begunBefore, setBegun] = useState<Begun>()
  const begun = begunBefore ?? (writing && beginOf(writing))
  const [savedAt, setSavedAt] = useState<string>()
  const isTyped = typed !== undefined && mayWrite
  const written = typed ?? writing?.draft ?? writing?.live ?? undefined
  const schema = formOf(kind, key)
  const { offer, drop } = useSavedDraft({
    part: '',
    typed: typed ?? null,
    version: String(begun?.revision ?? 0),
    began: begun?.stood ?? null,
    isUnsaved: isTyped,
    onTakeUp: (kept, version, stood) => {
      setTyped(kept ?? undefined)
      setBegun({ revision: Number(version), stood: stood ?? {} })
    },
  })
  useUnsaved(isTyped, drop)

  function type(next: Written) {
    if (!isTyped) setBegun(writing && beginOf(writing))
    setTyped(next)
  }

  /** `work` receives the code of an authenticator once the server has asked for it. */
  async function run(work: Work, success: string, { code, undo }: RunOptions = {}): Promise<Writing | undefined> {
    setRunning(true)
    try {
      const { data } = await work(code)
      setUnproved(undefined)
      // A new one goes on under its id.
      for (const id of [key, data._id]) queries.setQueryData(['writings', kind, id], data)
      for (const { path } of readElsewhere) await queries.invalidateQueries({ queryKey: [path] })
      setRefusal({ written: {}, faults: new Map() })
      setConflict(undefined)
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
        return undefined
      }
      if (problem?.code === 'changed-meanwhile') {
        setConflict(problem.details as Conflict)
        // The current state is beside the input.
        setBegun(typed && begun)
        await queries.invalidateQueries({ queryKey })
      } else if (problem?.errors) {
        const faults = new Map(problem.errors.map(({ path, message }) => [path, message]))
        setRefusal({ written: written ?? {}, faults })
      }
      if (isSignedOut(failure)) endSession(queries)
      else notify(wordsFor(failure), { type: 'error' })
      return undefined
    } finally {
      setRunning(false)
    }
  }

  /** Saves the input; `isOver` overwrites what another editor has saved, once that was shown. */
  async function save(isOver = false, success = 'writings.saved'): Promise<Writing | undefined> {
    if (!typed || !writing || !begun) return writing
    const { revision } = isOver ? writing : begun
    const saved = await run(() => calls.save(key, revision, typed), success)
    if (!saved) return undefined
    // Input made meanwhile stays for the next save.
    setTyped((now) => (now === typed ? undefined : now))
    setBegun(beginOf(saved))
    setSavedAt(undefined)
    if (key === newKey) {
      drop()
      await navigate(`/words/${kind}/${saved._id}`, { replace: true, state: { goesOn: place.key } })
    }
    return saved
  }

  const autosave = useEffectEvent(async () => {
    if (isRunning || conflict || unproved) return
    if (await save(false, '')) setSavedAt(new Date().toISOString())
  })
  // A setting of the shop is saved manually: some require the code of an authenticator.
  const savesItself = isTyped && kind !== 'configuration'
  useEffect(() => {
    if (!savesItself) return
    const timer = setTimeout(() => void autosave(), key === newKey ? beginMilliseconds : autosaveMilliseconds)
    return () => clearTimeout(timer)
  }, [savesItself, typed, key])

  /** Saves the input without a notification, runs `work` on the saved revision and reports its outcome. */
  async function then(work: (saved: Writing, code?: string) => Promise<{ data: Writing }>, success: string) {
    const saved = await save(false, '')
    return saved && goOn(saved.revision, await run((code) => work(saved, code), success))
  }

  /** What was typed meanwhile is based on the own change, unless a colleague had come before it. */
  function goOn(revision: number, after: Writing | undefined) {
    if (after) setBegun((known) => (known?.revision === revision ? beginOf(after) : known))
    return after
  }

  async function switchFrom(revision: number, to: SwitchedTo, success: string, undo?: Undo) {
    if (kind === 'configuration') return undefined
    const work = async () => {
      await staffCall(switchWriting, { params: { kind, key }, body: { revision, ...to } })
      return calls.find(key)
    }
    return goOn(revision, await run(work, success, undo && { undo }))
  }

  /** Archives what is published, or brings it back as hidden. */
  async function archive() {
    const saved = await save(false, '')
    if (!saved) return
    const { is_live: is_shown, is_archived, revision } = saved
    // The change raises the revision by one.
    const undo = async () => switchFrom(revision + 1, { is_shown, is_archived }, '')
    const to = { is_shown: false, is_archived: !is_archived }
    await switchFrom(revision, to, is_archived ? 'writings.restored' : 'writings.archived', undo)
  }

  return {
    writing,
    error,
    written,
    schema,
    isTyped: typed !== undefined,
    offer,
    savedAt,
    setTyped: type,
    conflict: typed &&
      begun &&
      writing &&
      conflict && { ...conflict, began: begun.stood, theirs: standingOf(writing), mine: typed },
    /** All errors of the last refusal, and those that stand. */
    refused: refusal.faults,
    faults: schema && written ? standingFaults(refusal, schema, written) : refusal.faults,
    isRunning,
    save,
    unproved,
    dropUnproved: () => setUnproved(undefined),
    archive,
    publish: () => then(({ _id: id, revision }, code) => calls.publish(id, revision, code), 'writings.published'),
    schedule: (at: string | null) =>
      then(
        ({ _id: id, revision }, code) => calls.schedule(id, revision, at, code),
        at ? 'writings.scheduled' : 'writings.unscheduled',
      ),
    /** Resolves to whether anything is left. */
    discard: async () => {
      // A new one may just have been stored, before it goes on under its id.
      const left = writing?.has_draft
        ? await run(() => calls.discard(writing._id, writing.revision), 'writings.discarded')
        : writing
      if (left) setTyped(undefined)
      setBegun(undefined)
      forgetUnsaved()
      return !left || Boolean(left.live)
    },
    goBack: async (version: number) => {
      const revision = writing?.revision ?? 0
      goOn(revision, await run((code) => calls.goBack(key, revision, version, code), 'writings.wentBack'))
    },
    /** Replaces the input with the version saved by another editor. */
    takeTheirs: async () => {
      setTyped(undefined)
      setBegun(undefined)
      setConflict(undefined)
      await queries.invalidateQueries({ queryKey })
    },
  }
}

export type Editing = ReturnType<typeof useWriting>
