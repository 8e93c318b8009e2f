/** The progress of the loading bar in per cent; 0 if nothing is loading. */
let progress = 0
let underway = 0
const listeners = new Set<() => void>()

const steps = { first: 45, further: 30 } as const
const furthest = 95
const finishMilliseconds = 300

export const loadingStore = {
  read: () => progress,
  readOnServer: () => 0,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

/** Advances the bar for one data call; returns the function that ends it. */
export function beginCall(): () => void {
  const step = underway === 0 ? steps.first : steps.further
  underway += 1
  show(Math.min((progress === 100 ? 0 : progress) + step, furthest))
  let ended = false
  return () => {
    if (ended) return
    ended = true
    underway -= 1
    if (underway === 0) finish()
  }
}

function finish(): void {
  show(100)
  setTimeout(() => {
    if (underway === 0) show(0)
  }, finishMilliseconds)
}

function show(next: number): void {
  progress = next
  for (const listener of listeners) listener()
}
