/** The figures are documented in docs/limits.md; `RATE_LIMIT_SCALE` multiplies the counts. */
export const noticeLimits = {
  askedBySource: { atMost: 20, seconds: 3600 },
  /** Confirmation mails to one address, from all sources. */
  mailsToContact: { atMost: 3, seconds: 86_400 },
  retentionDays: 90,
  unconfirmedDays: 7,
} as const
