import type { BodyInput } from '@fitout/contract/endpoint.ts'
import { countView } from '@fitout/contract/figures.ts'

type View = Omit<BodyInput<typeof countView>, 'from'>

declare global {
  interface Navigator {
    readonly globalPrivacyControl?: boolean
  }
}

/** The views counted by this page; cleared when it is unloaded. */
const counted = new Set<string>()
let isFirst = true

/**
 * Counts a view of a page: once per page load, not for drafts in the preview frame, and not if the browser asks not to be
 * tracked. Nothing is stored on the device. The first view includes the referrer, unless it is the shop itself.
 */
export function noteView(view: View, isPrivate: boolean): void {
  const from = isFirst ? cameFrom() : undefined
  const isAgain = isFirst && from === undefined && typeOfNavigation() !== 'navigate'
  isFirst = false
  const key = [view.screen, view.id, view.keyword].join()
  if (isPrivate || counted.has(key) || window !== top) return
  counted.add(key)
  if (isAgain || navigator.doNotTrack === '1' || navigator.globalPrivacyControl) return
  const body = JSON.stringify({ ...view, from })
  navigator.sendBeacon(`/api${countView.path}`, new Blob([body], { type: 'application/json' }))
}

/** Undefined for a page that was reloaded, reached by the back button, or from another page of the shop. */
function cameFrom() {
  const host = document.referrer ? new URL(document.referrer).host : undefined
  if (host === location.host || typeOfNavigation() !== 'navigate') return undefined
  const [source, medium, campaign] = ['source', 'medium', 'campaign'].map(
    (name) => new URLSearchParams(location.search).get(`utm_${name}`)?.slice(0, 200) || undefined,
  )
  return { host, source, medium, campaign }
}

function typeOfNavigation() {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return page?.type
}
