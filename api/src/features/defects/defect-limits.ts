/** The limits of defects, in days but for the first. Documented in docs/limits.md. */
export const defectLimits = {
  /** How long fixes are gathered before the client is notified of them. */
  gatherMinutes: 30,
  /** How long after the fix the studio may close a defect if the client does not respond. */
  silentDays: 14,
  /** How long the client may reopen a defect closed by the studio. */
  reopenDays: 30,
} as const
