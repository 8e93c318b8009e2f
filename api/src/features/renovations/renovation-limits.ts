/** The limits of a renovation's room. Documented in docs/limits.md. */
export const renovationLimits = {
  invitationsADay: 10,
  /** After this time without an event a room without a contract is erased. */
  quietMonths: 24,
  /** So many days before a permit or an insurance ends, staff's first page counts it. */
  endingDays: 14,
  /**
   * News to those who agreed to it: a member at most once an hour, once the oldest is a while old, so that what comes
   * together is told together. What was written in the last minute may not be committed yet, and is left for the next.
   */
  progress: { hourMinutes: 60, settleMinutes: 10, writingMinutes: 1 },
} as const
