/** The limits of defects, in days. Documented in docs/limits.md. */
export const defectLimits = {
  /** How long after the fix the studio may close a defect if the client does not respond. */
  silentDays: 14,
  /** How long the client may reopen a defect closed by the studio. */
  reopenDays: 30,
} as const
