/** What the demo shop must contain for a journey to begin. */
export function present<T>(thing: T | null | undefined): T {
  if (thing === undefined || thing === null) throw new Error('The demo shop lacks what this journey needs.')
  return thing
}
