/** The limits of a renovation's room. Documented in docs/limits.md. */
export const renovationLimits = {
  invitationsADay: 10,
  /** After this time without an event a room without a contract is erased. */
  quietMonths: 24,
} as const
