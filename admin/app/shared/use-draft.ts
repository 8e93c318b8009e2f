import { useState } from 'react'

type Versioned = { version: number }

/**
 * Unsaved input with the version it is based on. When a colleague saves first, the input is kept: the conflict is
 * shown, and the user chooses between both versions.
 */
export function useDraft<Saved extends Versioned, Draft>(saved: Saved, draftOf: (saved: Saved) => Draft) {
  const [draft, setDraft] = useState(() => draftOf(saved))
  const [version, setVersion] = useState(saved.version)

  function startFrom(newest: Saved) {
    setDraft(draftOf(newest))
    setVersion(newest.version)
  }
  return {
    draft,
    version,
    change: (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part })),
    startFrom,
    /** Continues from input that is based on that version. */
    goOnFrom: (kept: Draft, begun: number) => {
      setDraft(kept)
      setVersion(begun)
    },
    isBehind: saved.version > version,
    takeTheirs: () => startFrom(saved),
    keepMine: () => setVersion(saved.version),
  }
}
