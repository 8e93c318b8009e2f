import { use, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { isSame } from './is-same.ts'
import { RecordPath } from './record-path.ts'
import { dropDraft, findDraft, keepDraft, type SavedDraft } from './saved-drafts.ts'
import { useOneself } from './session.ts'

export type DraftOffer = { at: string; takeUp: () => void; drop: () => void }

type SavedDraftOptions<Typed> = {
  /** Identifies the form, if the screen has several. */
  part: string
  typed: Typed
  version: string
  /** The state to compare with after a conflict. */
  began?: Typed
  isUnsaved: boolean
  /** Continues from the stored input; if omitted, nothing is stored. */
  onTakeUp: ((typed: Typed, version: string, began: Typed | undefined) => void) | undefined
}

const pauseMilliseconds = 300

/**
 * Stores the input on the device until it is saved, and offers it again to the same person, after a crash or an expired
 * session.
 */
export function useSavedDraft<Typed>({ part, typed, version, began, isUnsaved, onTakeUp }: SavedDraftOptions<Typed>) {
  const person = useOneself()?._id
  const { pathname } = useLocation()
  const form = `${use(RecordPath) ?? pathname} ${part}`
  const [found, setFound] = useState<SavedDraft>()
  const hasSaved = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isKeeping = onTakeUp !== undefined && person !== undefined
  const now = JSON.stringify(typed)
  const shape = useRef(typed)
  const first = useRef(began)
  useEffect(() => {
    first.current = began
  })

  useEffect(() => {
    if (!isKeeping) return
    let isHere = true
    const look = async () => {
      const draft = await findDraft(person, form)
      if (isHere && draft && isAlike(draft.typed, shape.current)) setFound(draft)
    }
    void look()
    return () => {
      isHere = false
    }
  }, [form, isKeeping, person])

  useEffect(() => {
    if (!isKeeping) return
    if (!isUnsaved) {
      if (!hasSaved.current) return
      hasSaved.current = false
      setFound(undefined)
      void dropDraft(person, form)
      return
    }
    timer.current = setTimeout(() => {
      hasSaved.current = true
      void keepDraft(person, form, { typed: JSON.parse(now), version, began: first.current })
    }, pauseMilliseconds)
    return () => clearTimeout(timer.current)
  }, [form, isKeeping, isUnsaved, now, person, version])

  function drop(): void {
    // The form may show its old state until the fresh one has loaded.
    clearTimeout(timer.current)
    setFound(undefined)
    if (isKeeping) void dropDraft(person, form)
  }
  const isOffered = onTakeUp && found && !isSame(found.typed, typed)
  const offer: DraftOffer | undefined = isOffered
    ? {
        at: found.at,
        takeUp: () => {
          // It is on the device already: if it is discarded at once it is removed there too.
          hasSaved.current = true
          setFound(undefined)
          onTakeUp(found.typed as Typed, found.version, found.began as Typed | undefined)
        },
        drop,
      }
    : undefined
  return { offer, drop }
}

/** Input stored by another release may have another shape, and is ignored. */
function isAlike(kept: unknown, typed: unknown): boolean {
  if (typeof kept !== typeof typed || Array.isArray(kept) !== Array.isArray(typed)) return false
  if (typeof kept !== 'object' || kept === null || typeof typed !== 'object' || typed === null) return true
  return Array.isArray(typed) || Object.keys(typed).every((name) => name in kept)
}
