/** The limits of handovers, in days. Documented in docs/limits.md. */
export const handoverLimits = {
  /** How far back a certificate can be dated. */
  datedBackDays: 60,
  /** How many days before a warranty ends the client is reminded. */
  reminderDaysBefore: 30,
} as const
