/** Documented in docs/limits.md. */
export const replyLimits = {
  /** Per colleague. */
  answersAnHour: 60,
  /** By its sender, per enquiry. */
  repliesAnHour: 20,
  /** Mails read into the conversation of one enquiry. */
  mails: { atMost: 20, seconds: 3600 },
  /** Pictures and plans kept of one mail; the others stay in the mailbox. */
  filesOfMail: 8,
  /** After this many failures a mail is given up. */
  mailTries: 20,
} as const
