import { useState } from 'react'

type Versioned = { version: number }

/**
 * What somebody is typing, with the version it began from. When a colleague saves first, nothing typed is lost: it is
 * said, and the person chooses between both.
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
    isBehind: saved.version > version,
    takeTheirs: () => startFrom(saved),
    keepMine: () => setVersion(saved.version),
  }
}
