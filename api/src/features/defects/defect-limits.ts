/** The limits of defects, in days. Documented in docs/limits.md. */
export const defectLimits = {
  /** The client has said nothing for so long since it was fixed: the studio may close it. */
  silentDays: 14,
  /** For so long the client may open again what the studio has closed. */
  reopenDays: 30,
} as const
