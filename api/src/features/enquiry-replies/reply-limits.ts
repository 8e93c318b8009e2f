/** Documented in docs/limits.md. */
export const replyLimits = {
  /** Per colleague. */
  answersAnHour: 60,
  /** By its sender, per enquiry. */
  repliesAnHour: 20,
  /** After this many failures a mail is given up. */
  mailTries: 20,
} as const
