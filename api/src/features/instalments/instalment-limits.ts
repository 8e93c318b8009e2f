/** The limits of instalments. Documented in docs/limits.md. */
export const instalmentLimits = {
  /** How many days after its due day an instalment is overdue. */
  overdueDays: 3,
  /** Payers are reminded on the due day and again this many days after it. */
  reminderDays: [0, 3, 7],
  /** How many days after its approval a variation's own instalment is due. */
  variationDueDays: 7,
} as const
