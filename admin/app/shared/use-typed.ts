import { useState } from 'react'
import { inOrder } from './is-same.ts'
import { useSavedDraft } from './use-saved-draft.ts'
import { useUnsaved } from './unsaved.ts'

type TypedOptions<Typed> = {
  typed: Typed
  mayWrite: boolean
  part?: string
  version?: string
  onTakeUp?: ((typed: Typed, version: string) => void) | undefined
}

/**
 * The input, compared with the initial or last saved state: it triggers a confirmation before leaving, and is stored on the
 * device.
 */
export function useTyped<Typed>({ typed, mayWrite, part = '', version = '', onTakeUp }: TypedOptions<Typed>) {
  const now = inOrder(typed)
  const [saved, setSaved] = useState(now)
  const isUnsaved = mayWrite && now !== saved
  const began = JSON.parse(saved) as Typed
  const takeUp = (kept: Typed, begun: string, stood: Typed | undefined) => {
    if (stood !== undefined) setSaved(inOrder(stood))
    onTakeUp?.(kept, begun)
  }
  const { offer, drop } = useSavedDraft({
    part,
    typed,
    version,
    began,
    isUnsaved,
    onTakeUp: onTakeUp && takeUp,
  })
  useUnsaved(isUnsaved, drop)
  return { isUnsaved, offer, drop, began, markSaved: () => setSaved(now) }
}
