/**
 * Limits of account calls, counted across all processes. `RATE_LIMIT_SCALE` multiplies the counts. Documented in
 * docs/limits.md.
 */
export const accountLimits = {
  /** Failed logins from one source, on any account. */
  loginsOfSource: { atMost: 50, seconds: 900 },
  /** Password guesses for one email or telephone number, from all sources its account has not used before. */
  guessesOfContact: { atMost: 100, seconds: 3600 },
  /** Consecutive wrong guesses for one contact from one source; after that each wait is twice the previous one. */
  guessesFromSource: { free: 5, firstWaitSeconds: 30, longestWaitSeconds: 900, forgottenAfterSeconds: 3600 },
  /** Consecutive wrong current passwords within a session's account. */
  oldPasswords: { free: 5, firstWaitSeconds: 30, longestWaitSeconds: 900, forgottenAfterSeconds: 3600 },
  /** Password guesses for one staff account, from all networks it has not used before. */
  guessesOfStaff: { atMost: 300, seconds: 3600 },
  /** Authenticator codes tried after a correct password. */
  codesOfStaff: { atMost: 30, seconds: 3600 },
  registrationsOfSource: { atMost: 30, seconds: 3600 },
  forgottenOfSource: { atMost: 20, seconds: 3600 },
  /** Link codes tried, right or wrong, across the three calls that take one. */
  codesOfSource: { atMost: 60, seconds: 3600 },
  /** Codes requested by a signed-in account; each of them allows five tries. */
  codesOfAccountAnHour: { atMost: 8, seconds: 3600 },
  codesOfAccountADay: { atMost: 16, seconds: 86_400 },
  /** Codes and warnings sent to one email or telephone number, in total. */
  messagesToContactAnHour: { atMost: 6, seconds: 3600 },
  messagesToContactADay: { atMost: 12, seconds: 86_400 },
  /** Account messages sent by the whole shop. */
  mails: { atMost: 3000, seconds: 3600 },
  texts: { atMost: 500, seconds: 3600 },
} as const

/** Wrong tries of one six-digit code. */
export const triesPerCode = 5
export const linkMinutes = 30
export const digitsMinutes = 10
