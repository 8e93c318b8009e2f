/** The limits of quotations. Documented in docs/limits.md. */
export const quotationLimits = {
  /** How many days a version stays open. */
  validDays: { byDefault: 14, atLeast: 3, atMost: 90 },
  /** How many days before its end the client is reminded. */
  remindedDays: 3,
  /** Shares of the total above which staff must confirm when sending. */
  beforeWorks: 0.3,
  beforeCarpentry: 0.7,
  provisional: 0.15,
  /** The total, in Hong Kong dollars, from which a plan without retention raises a warning. */
  retentionAbove: 300_000,
  importRows: 500,
} as const
