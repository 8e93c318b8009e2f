const everyOne = ['products', 'stock', 'posts', 'projects', 'vouchers'] as const

/**
 * One thing that public answers show:
 *
 * - `products`: which products there are, in which order, and how many
 * - `stock`: how many and which of them can be booked
 * - `product:<id>`: one of them, as its card shows it
 * - `units:<id>`: how many of it are left, once few are
 * - `posts`, `projects`, `vouchers`: any of them
 *
 * Whatever else is public (configuration, contents, categories, couriers) changes seldom, and touches everything.
 */
export type Subject = (typeof everyOne)[number] | `product:${string}` | `units:${string}`

/** What an answer or a page shows; undefined where that is not known, so that any change may concern it. */
export type Shown = readonly Subject[] | undefined

/** What a change touches. */
export type PublicChange = ReadonlySet<Subject> | 'everything'

/** In which answers tell the pages of the same process what they show. */
export const showsHeader = 'Shows'

/** What a notification says. A word that is not known, such as those of former releases, means everything. */
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

/** Changes as one; where they touch very much, as an import does, everything. */
export function joined(one: PublicChange | undefined, other: PublicChange): PublicChange {
  if (!one) return other
  if (one === 'everything' || other === 'everything') return 'everything'
  const both = new Set([...one, ...other])
  return both.size > subjectsAtMost ? 'everything' : both
}

function isSubject(word: string): word is Subject {
  return (everyOne as readonly string[]).includes(word) || /^(?:product|units):[0-9a-f-]{36}$/.test(word)
}
