import { keysOf } from '@fitout/contract/project-options.ts'
import { quotationTerms } from '@fitout/contract/quotation-options.ts'
import type { Gap } from './quotation.ts'

export const tabs = ['items', 'terms', 'plan', 'changes', 'preview'] as const
export type Tab = (typeof tabs)[number]

/** Where a missing part is entered: the tab, and the id of its element. */
export function placeOf({ key, group }: Gap): { tab: Tab; place: string } {
  if (key === 'line-words' && group) return { tab: 'items', place: `quotation-${group}` }
  if (key === 'lines' || key === 'option-sets') return { tab: 'items', place: 'quotation-add-group' }
  if (key === 'discount') return { tab: 'items', place: 'quotation-discount' }
  const ofPlan: Gap['key'][] = ['plan', 'works-period', 'stages']
  if (ofPlan.includes(key)) return { tab: 'plan', place: `quotation-${key}` }
  return { tab: 'terms', place: `quotation-${key}` }
}

/** Each gap once; the lines of a group without text with their count. */
export function gapsByPlace(gaps: Gap[]): (Gap & { count: number })[] {
  const found = new Map<string, Gap & { count: number }>()
  for (const gap of gaps) {
    const name = `${gap.key} ${gap.group ?? ''}`
    const before = found.get(name)
    found.set(name, { ...(before ?? gap), count: (before?.count ?? 0) + 1 })
  }
  return [...found.values()]
}

export function isTerm(key: Gap['key']): key is (typeof quotationTerms)[number]['key'] {
  return (keysOf(quotationTerms) as string[]).includes(key)
}
