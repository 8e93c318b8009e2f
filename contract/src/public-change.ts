const everyOne = ['products', 'stock', 'posts', 'projects', 'vouchers', 'campaigns'] as const

/**
 * Something that a public answer can show, and that can change:
 *
 * - `products`: which products there are, their order and their number
 * - `stock`: which of them can be booked, and how many
 * - `product:<id>`: one product as its card shows it
 * - `units:<id>`: how many units of it are left, when there are few
 * - `posts`, `projects`, `vouchers`, `campaigns`: any of them
 *
 * Other public content (configuration, contents, categories, couriers) rarely changes, and a change of it affects
 * everything.
 */
export type Subject = (typeof everyOne)[number] | `product:${string}` | `units:${string}`

/** What an answer or page shows; undefined if unknown, in which case every change affects it. */
export type Shown = readonly Subject[] | undefined

/** What a change affects. */
export type PublicChange = ReadonlySet<Subject> | 'everything'

/** The header of answers with what they show, for pages rendered in the same process. */
export const showsHeader = 'Shows'

/** Parses a notification. An unknown word, for example of an older release, means everything. */
export function readChange(words: string | undefined): PublicChange {
  const subjects = words?.split(' ') ?? []
  return subjects.length > 0 && subjects.every(isSubject) ? new Set(subjects) : 'everything'
}

export function readShown(words: string | null): Shown {
  if (words === null) return undefined
  const subjects = words.split(' ').filter((word) => word !== '')
  return subjects.every(isSubject) ? subjects : undefined
}

export function isTouched(shown: Shown, change: PublicChange): boolean {
  return shown === undefined || change === 'everything' || shown.some((subject) => change.has(subject))
}

const subjectsAtMost = 1000

/** Merges two changes. Very large ones, such as an import, become `everything`. */
export function joined(one: PublicChange | undefined, other: PublicChange): PublicChange {
  if (!one) return other
  if (one === 'everything' || other === 'everything') return 'everything'
  const both = new Set([...one, ...other])
  return both.size > subjectsAtMost ? 'everything' : both
}

function isSubject(word: string): word is Subject {
  return (everyOne as readonly string[]).includes(word) || /^(?:product|units):[0-9a-f-]{36}$/.test(word)
}
