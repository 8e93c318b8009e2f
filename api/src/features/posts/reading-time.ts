import { locales, type Words } from '@fitout/contract/locales.ts'

// A relaxed reader's speed; Chinese is counted by characters, Latin text by words.
const charactersPerMinute = 300
const wordsPerMinute = 200

/** Minutes rounded up, at least one; for mixed scripts the times are added. */
export function readingMinutes(text: string): number {
  const characters = text.match(/\p{Script=Han}/gu)?.length ?? 0
  const latin = text.match(/(?:(?!\p{Script=Han})[\p{L}\p{N}])+(?:[’'.,-](?:(?!\p{Script=Han})[\p{L}\p{N}])+)*/gu)
  const minutes = characters / charactersPerMinute + (latin?.length ?? 0) / wordsPerMinute
  return Math.max(1, Math.ceil(minutes))
}

export function readingMinutesOf(body: Words): Partial<Record<keyof Words, number>> {
  const written = locales.filter((locale) => body[locale] !== undefined)
  return Object.fromEntries(written.map((locale) => [locale, readingMinutes(body[locale] ?? '')]))
}
