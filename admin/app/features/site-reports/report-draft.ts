import { useEffect, useRef, useState } from 'react'
import { deviceStore } from '../../shared/device-store.ts'
import { useOneself } from '../../shared/session.ts'

export type Draft = {
  pictures: Blob[]
  /** Empty for none. */
  stage: string
  text: string
  present: string
  day: string
  isHeld: boolean
}

const drafts = deviceStore<Draft>('fitout-report-drafts')

/**
 * The input and pictures of a report, stored on the device: some phones discard the page while the camera is open. Undefined
 * until the stored state is loaded.
 */
export function useReportDraft(site: string, usual: Draft) {
  const name = `${site} by ${useOneself()?._id}`
  const [first] = useState(usual)
  const [draft, setDraft] = useState<Draft>()
  // Pictures arrive seconds after they were chosen, when other fields have changed.
  const latest = useRef<Draft>(undefined)
  useEffect(() => {
    void drafts
      .find(name)
      .catch(() => undefined)
      .then((kept) => setDraft((latest.current ??= kept ?? first)))
  }, [name, first])
  return {
    draft,
    change(part: (now: Draft) => Partial<Draft>): void {
      const now = latest.current ?? first
      const next = { ...now, ...part(now) }
      latest.current = next
      setDraft(next)
      void drafts.keep(name, next).catch(() => undefined)
    },
    forget: () => drafts.drop(name).catch(() => undefined),
  }
}
