/** A mail that was never attempted: nothing of it was sent. */
export class MailNotBegun extends Error {}

/**
 * What is known about a failed mail: nothing was sent, the server rejected it temporarily or permanently, or the response
 * was lost and it may have arrived.
 */
export type MailFailure = 'not-begun' | 'later' | 'refused' | 'unknown'

export function mailFailure(error: unknown): MailFailure {
  if (error instanceof MailNotBegun) return 'not-begun'
  const { code, command, responseCode } = (error ?? {}) as { code?: string; command?: string; responseCode?: number }
  // Greeting and sign-in precede any mail.
  if (command === 'CONN' || code === 'EDNS' || code === 'EAUTH') return 'not-begun'
  if (responseCode === undefined) return 'unknown'
  return responseCode < 500 ? 'later' : 'refused'
}
