/** The one source of time, so that a test can move it. */
export type Clock = { now: () => Date; seconds: () => number }

export function systemClock(): Clock {
  return { now: () => new Date(), seconds: () => Math.floor(Date.now() / 1000) }
}
