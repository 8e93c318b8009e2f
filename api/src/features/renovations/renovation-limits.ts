/** The limits of a renovation's room. Documented in docs/limits.md. */
export const renovationLimits = {
  invitationsADay: 10,
  /** How long a room without a contract stays without an event before it is erased. */
  quietMonths: 24,
  /** How many days before a permit or an insurance ends the dashboard shows it. */
  endingDays: 14,
  /**
   * News for members who agreed to it: at most one message an hour, sent once the oldest news has settled, so that
   * related events come together. Events of the last minute may not be committed yet and wait for the next.
   */
  progress: { hourMinutes: 60, settleMinutes: 10, writingMinutes: 1 },
} as const
