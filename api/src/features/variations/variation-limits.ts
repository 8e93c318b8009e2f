/** The limits of variations. Documented in docs/limits.md. */
export const variationLimits = {
  /** How many days a variation stays open. */
  validDays: { byDefault: 7, atLeast: 1, atMost: 60 },
  /** The maximum for one renovation. */
  atMost: 99,
} as const
