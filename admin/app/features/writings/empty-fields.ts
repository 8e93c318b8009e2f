import type { Kind, Written } from './writing-calls.ts'

/** What readers look for in a text, most of it not required, and the author, without whom nothing is published. */
const expected: Partial<Record<Kind, readonly string[]>> = {
  post: ['excerpt', 'picture', 'body', 'author'],
  project: ['summary', 'pictures'],
}

export function emptyFields(kind: Kind, written: Written): string[] {
  return (expected[kind] ?? []).filter((name) => isEmpty(written[name]))
}

function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === ''
  return typeof value !== 'object' || value === null || Object.values(value).every(isEmpty)
}
