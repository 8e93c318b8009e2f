/** Time limits inside the API, in milliseconds; those of the HTTP server stand in `config.ts`. */
export const timeLimits = {
  /** A whole call, after which it is answered with 503. */
  request: 15_000,
  /** One SQL statement. */
  statement: 5_000,
  /** Waiting for a row that another transaction holds. */
  lock: 4_000,
  /** Waiting for a free connection of the pool. */
  connection: 3_000,
} as const
