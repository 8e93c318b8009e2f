/**
 * Limits of account calls, counted by all processes together. `RATE_LIMIT_SCALE` multiplies the counts. The figures are
 * those of docs/limits.md.
 */
export const accountLimits = {
  /** Failed logins from one source, on any account. */
  loginsOfSource: { atMost: 50, seconds: 900 },
  /** Guesses at one email or telephone number, from all sources unknown to its account. */
  guessesOfContact: { atMost: 100, seconds: 3600 },
  /** Wrong guesses in a row at one contact from one source; then each waits twice as long as the one before. */
  guessesFromSource: { free: 5, firstWaitSeconds: 30, longestWaitSeconds: 900, forgottenAfterSeconds: 3600 },
  /** Wrong present passwords in a row within a session's account. */
  oldPasswords: { free: 5, firstWaitSeconds: 30, longestWaitSeconds: 900, forgottenAfterSeconds: 3600 },
  /** Password guesses at one staff account, from all networks unknown to it. */
  guessesOfStaff: { atMost: 300, seconds: 3600 },
  /** Codes of an authenticator tried once the password was right. */
  codesOfStaff: { atMost: 30, seconds: 3600 },
  registrationsOfSource: { atMost: 30, seconds: 3600 },
  forgottenOfSource: { atMost: 20, seconds: 3600 },
  /** Codes of links tried, right or wrong, by all three calls that take one. */
  codesOfSource: { atMost: 60, seconds: 3600 },
  /** Codes requested by a signed-in account; each of them allows five tries. */
  codesOfAccountAnHour: { atMost: 8, seconds: 3600 },
  codesOfAccountADay: { atMost: 16, seconds: 86_400 },
  /** Codes and warnings sent to one email or telephone number, in total. */
  messagesToContactAnHour: { atMost: 6, seconds: 3600 },
  messagesToContactADay: { atMost: 12, seconds: 86_400 },
  /** Messages about accounts that the whole shop sends. */
  mails: { atMost: 3000, seconds: 3600 },
  texts: { atMost: 500, seconds: 3600 },
} as const

/** Wrong tries at one code of six digits. */
export const triesPerCode = 5
export const linkMinutes = 30
export const digitsMinutes = 10
