/** A value as JSON with sorted keys: the database returns the keys of an object in an order of its own. */
export function inOrder(value: unknown): string {
  return JSON.stringify(value ?? null, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  )
}

/** Whether two values are equal; an absent one equals null. */
export function isSame(one: unknown, other: unknown): boolean {
  return inOrder(one) === inOrder(other)
}
