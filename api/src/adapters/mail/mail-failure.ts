/** A mail whose turn never came: nothing of it was sent. */
export class MailNotBegun extends Error {}

/**
 * What is known of a mail that could not be sent: nothing of it left, the server refused it for now or for good, or the
 * answer was lost and it may have arrived.
 */
export type MailFailure = 'not-begun' | 'later' | 'refused' | 'unknown'

export function mailFailure(error: unknown): MailFailure {
  if (error instanceof MailNotBegun) return 'not-begun'
  const { code, command, responseCode } = (error ?? {}) as { code?: string; command?: string; responseCode?: number }
  // Names, greeting and sign-in come before any mail.
  if (command === 'CONN' || code === 'EDNS' || code === 'EAUTH') return 'not-begun'
  if (responseCode === undefined) return 'unknown'
  return responseCode < 500 ? 'later' : 'refused'
}
