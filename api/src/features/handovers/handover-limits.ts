/** The limits of handovers, in days. Documented in docs/limits.md. */
export const handoverLimits = {
  /** A certificate is dated at most so many days back. */
  datedBackDays: 60,
  /** So many days before a warranty ends the client is told. */
  reminderDaysBefore: 30,
} as const
