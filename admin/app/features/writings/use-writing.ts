import type { Body } from '@fitout/contract/endpoint.ts'
import { newKey, switchWriting } from '@fitout/contract/staff/writings.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Undo } from '../../shared/notices.ts'
import { useSavedDraft } from '../../shared/use-saved-draft.ts'
import { staffCall } from '../../shared/staff-call.ts'
import { forgetUnsaved, useUnsaved } from '../../shared/unsaved.ts'
import { standingFaults } from './standing-faults.ts'
import { useRuns } from './use-runs.ts'
import { callsFor, formOf, type Kind, type Writing, type Written } from './writing-calls.ts'

/** The state that the input is based on. */
type Begun = { revision: number; stood: Written }

/** The content of the form without input. */
const standingOf = ({ draft, live }: Writing): Written => draft ?? live ?? {}
const beginOf = (writing: Writing): Begun => ({ revision: writing.revision, stood: standingOf(writing) })

type SwitchedTo = Pick<Body<typeof switchWriting>, 'is_shown' | 'is_archived'>

// Each save is an audit entry, so it waits for a pause.
const autosaveMilliseconds = 30_000
// A new text is in the list, and previewed, from its first words on.
const beginMilliseconds = 1500

/**
 * Edits one text: input is kept until it is saved, whatever others save meanwhile. Texts are saved to the draft automatically
 * when typing pauses; until then they are stored on the device.
 */
export function useWriting(kind: Kind, key: string, mayWrite: boolean) {
  const calls = callsFor(kind)
  const queries = useQueryClient()
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
  const { run, isRunning, conflict, dropConflict, refusal, unproved, dropUnproved } = useRuns(kind, key, {
    written,
    // The current state is beside the input.
    onConflict: () => setBegun(typed && begun),
  })

  function type(next: Written) {
    if (!isTyped) setBegun(writing && beginOf(writing))
    setTyped(next)
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
    dropUnproved,
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
      dropConflict()
      await queries.invalidateQueries({ queryKey })
    },
  }
}

export type Editing = ReturnType<typeof useWriting>
