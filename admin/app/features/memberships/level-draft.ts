import { slugOf } from '@fitout/contract/formats.ts'
import type { Words } from '@fitout/contract/locales.ts'
import { type InEachLanguage, inEachLanguage } from '../../shared/words-fields.tsx'

type Level = { slug: string; title: Words; from: number; benefits?: Words }
export type LevelDraft = { slug: string; title: InEachLanguage; from: string; benefits: InEachLanguage }

export const newLevel: LevelDraft = { slug: '', title: inEachLanguage(), from: '', benefits: inEachLanguage() }

export function levelDraftsOf(written: Record<string, unknown> | null): LevelDraft[] {
  const levels = (written?.['membership_levels'] ?? []) as Level[]
  return levels
    .map(({ slug, title, from, benefits }) => ({
      slug,
      title: inEachLanguage(title),
      from: String(from),
      benefits: inEachLanguage(benefits),
    }))
    .toSorted((a, b) => Number(a.from) - Number(b.from))
}

/** Sorted by the required points; a new one is named after its English title. */
export function levelsFrom(drafts: LevelDraft[]): Level[] {
  return drafts
    .map(({ slug, title, from, benefits }) => ({ slug: slug || slugOf(title.en), title, from: Number(from), benefits }))
    .toSorted((a, b) => a.from - b.from)
}

/** A point for each whole dollar of a completed order, as the shop counts. */
export const pointsOf = (dollars: string) => Math.max(0, Math.floor(Number(dollars)))

/** The level reached with this many points, and the next. */
export function levelAt(drafts: LevelDraft[], earned: number) {
  const rising = drafts.toSorted((a, b) => Number(a.from) - Number(b.from))
  const reached = rising.findLast(({ from }) => Number(from) <= earned) ?? rising[0]
  return { reached, next: rising.find(({ from }) => Number(from) > earned) }
}
