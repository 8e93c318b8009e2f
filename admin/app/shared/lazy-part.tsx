import { reloadAtMostOnceAMinute } from '@fitout/ui/limited-reload.ts'
import { type ComponentType, lazy, useEffect } from 'react'
import { withAllWords } from './i18n.ts'
import { notify } from './notices.ts'

/**
 * A part whose code is loaded when it is first shown. If the code is gone, as after a release, the page is reloaded with that
 * of the new one; the rest of the screen stays until then.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return earlyPart(() => withAllWords(load))
}

/** The same for a part that needs no messages but those of the first screen. */
export function earlyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async (): Promise<{ default: ComponentType<Props> }> => ({
    default: await load().catch(() => MissingPart),
  }))
}

function MissingPart() {
  useEffect(() => {
    if (!reloadAtMostOnceAMinute()) notify('kit.message.error', { type: 'error' })
  }, [])
  return null
}
