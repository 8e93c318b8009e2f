/** The limits of quotations. Documented in docs/limits.md. */
export const quotationLimits = {
  /** Days for which a version is open. */
  validDays: { byDefault: 14, atLeast: 3, atMost: 90 },
  /** Told so many days before it ends. */
  remindedDays: 3,
  /** Shares of the total above which sending asks for a confirmation. */
  beforeWorks: 0.3,
  beforeCarpentry: 0.7,
  provisional: 0.15,
  /** Hong Kong dollars from which a plan without retention is pointed out. */
  retentionAbove: 300_000,
  importRows: 500,
} as const
