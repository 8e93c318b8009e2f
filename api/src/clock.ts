/** The only source of time, so that tests can change it. */
export type Clock = { now: () => Date; seconds: () => number }

export function systemClock(): Clock {
  return { now: () => new Date(), seconds: () => Math.floor(Date.now() / 1000) }
}
