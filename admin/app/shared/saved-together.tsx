import { createContext, type ReactNode, use, useEffect, useId, useMemo, useRef, useState } from 'react'
import type { DraftOffer } from './use-saved-draft.ts'

/** A part of a screen that is saved together with the others. */
export type TogetherPart = {
  /** Parts are saved in ascending order. */
  place: number
  isUnsaved: boolean
  isRunning: boolean
  offer: DraftOffer | undefined
  /** Resolves to whether it was saved. */
  save: () => Promise<boolean>
}

type Together = { parts: ReadonlyMap<string, TogetherPart>; enter: (id: string, part?: TogetherPart) => void }

const TogetherContext = createContext<Together | undefined>(undefined)

/** Parts of a screen, each with its own version, saved by one button. */
export function SavedTogether({ children }: { children: ReactNode }) {
  const [parts, setParts] = useState<ReadonlyMap<string, TogetherPart>>(new Map())
  const [enter] = useState(() => (id: string, part?: TogetherPart) => {
    setParts((before) => {
      const others = [...before].filter(([one]) => one !== id)
      return new Map(part ? [...others, [id, part]] : others)
    })
  })
  const together = useMemo(() => ({ parts, enter }), [parts, enter])
  return <TogetherContext value={together}>{children}</TogetherContext>
}

export const useIsTogether = () => use(TogetherContext) !== undefined

/** Registers a part with its screen, if that saves its parts together. */
export function useTogetherPart(part: TogetherPart): void {
  const enter = use(TogetherContext)?.enter
  const id = useId()
  const latest = useRef(part)
  useEffect(() => {
    latest.current = part
  })
  const { place, isUnsaved, isRunning, offer } = part
  const offered = offer?.at
  useEffect(() => {
    if (!enter) return
    // Calls the latest functions.
    const later = offered === undefined ? undefined : offerOf(offered, () => latest.current.offer)
    enter(id, { place, isUnsaved, isRunning, offer: later, save: async () => latest.current.save() })
    return () => enter(id)
  }, [enter, id, isRunning, isUnsaved, offered, place])
}

const offerOf = (at: string, now: () => DraftOffer | undefined): DraftOffer => ({
  at,
  takeUp: () => now()?.takeUp(),
  drop: () => now()?.drop(),
})

/** All parts of the screen: which are unsaved, and a save that stops at the first refusal. */
export function useTogether() {
  const parts = [...(use(TogetherContext)?.parts.values() ?? [])].toSorted((a, b) => a.place - b.place)
  async function save(): Promise<boolean> {
    for (const part of parts) {
      if (part.isUnsaved && !(await part.save())) return false
    }
    return true
  }
  return {
    save,
    isUnsaved: parts.some((part) => part.isUnsaved),
    isRunning: parts.some((part) => part.isRunning),
    offers: parts.flatMap(({ offer }) => offer ?? []),
  }
}
