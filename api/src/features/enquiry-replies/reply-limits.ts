/** Documented in docs/limits.md. */
export const replyLimits = {
  /** Of one colleague. */
  answersAnHour: 60,
  /** About one enquiry, from its sender. */
  repliesAnHour: 20,
  /** After so many failures a mail is given up. */
  mailTries: 20,
} as const
