/** The limits of instalments. Documented in docs/limits.md. */
export const instalmentLimits = {
  /** From so many days after it was due, an instalment is overdue. */
  overdueDays: 3,
  /** Payers are told on the day itself, and once more after so many days. */
  reminderDays: [0, 3, 7],
  /** An instalment that a variation adds is due so many days after its approval. */
  variationDueDays: 7,
} as const
