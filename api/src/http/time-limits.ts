/** Time limits inside the API, in milliseconds; those of the HTTP server are in `config.ts`. */
export const timeLimits = {
  /** A call, excluding the arrival of its body; then it is answered with 503. */
  request: 15_000,
  /** One SQL statement. */
  statement: 5_000,
  /** Waiting for a row locked by another transaction. */
  lock: 4_000,
  /** Waiting for a free connection of the pool. */
  connection: 3_000,
  /** The database check of `/readyz`. */
  readiness: 800,
} as const

/**
 * A body may take as long as its connection needs. It is cut after a silence of `serverTimeLimits.silence`, or if it averages
 * less than this once that time is over, which is too slow for any honest client.
 */
export const leastBodyBytesPerSecond = 1024
