import type { BodyInput } from '@fitout/contract/endpoint.ts'
import { countView } from '@fitout/contract/figures.ts'

type View = Omit<BodyInput<typeof countView>, 'from'>

declare global {
  interface Navigator {
    readonly globalPrivacyControl?: boolean
  }
}

/** What this page has counted; it is forgotten with the page. */
const counted = new Set<string>()
let isFirst = true

/**
 * Says that a screen was seen: once a page, never of the frame of a draft, and not where the browser asks to be left alone.
 * Nothing is kept on the device. The first screen says where the visitor came from, unless the shop itself led here.
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

/** Nothing for a page that was reloaded, gone back to, or reached from another of the shop. */
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
