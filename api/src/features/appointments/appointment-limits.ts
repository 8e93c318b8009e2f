/** The figures are documented in docs/limits.md; `RATE_LIMIT_SCALE` multiplies the allowances. */
export const appointmentLimits = {
  holdMinutes: 10,
  holdsOfSession: 2,
  holdsOfSource: { atMost: 12, seconds: 3600 },
  openOfContact: 2,
  /** How often one address or number is asked to confirm, from all sources. */
  bookingsOfContact: { atMost: 6, seconds: 86_400 },
  confirmMinutes: 60,
  changedHoursBefore: 2,
  /** How long before its time a service can still be ordered, moved or cancelled. */
  serviceHoursBefore: 24,
  /** How long the link to an appointment works after it has ended. */
  linkDays: 7,
  textReminderHoursBefore: 2,
  unconfirmedDays: 7,
  /** Two years, as stated in the privacy policy. */
  retentionDays: 730,
} as const

export const minute = 60_000
export const day = 86_400_000
