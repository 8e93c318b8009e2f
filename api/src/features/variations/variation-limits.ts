/** The limits of variations. Documented in docs/limits.md. */
export const variationLimits = {
  /** Days for which one is open. */
  validDays: { byDefault: 7, atLeast: 1, atMost: 60 },
  /** Of one renovation. */
  atMost: 99,
} as const
