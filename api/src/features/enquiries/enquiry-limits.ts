/** The figures are documented in docs/limits.md; `RATE_LIMIT_SCALE` multiplies the counts. */
export const enquiryLimits = {
  enquiriesOfSource: { atMost: 12, seconds: 3600 },
  /** Acknowledgements to one address, from all senders. */
  mailsToContact: { atMost: 5, seconds: 86_400 },
  /** Acknowledgements sent by the whole shop. */
  mails: { atMost: 300, seconds: 3600 },
  spamDays: 30,
  /** Two years, as stated in the privacy policy. */
  retentionDays: 730,
} as const
