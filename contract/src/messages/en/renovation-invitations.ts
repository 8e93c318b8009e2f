import type { Translated } from '../message-types.ts'
import type { renovationInvitations as source } from '../zh/renovation-invitations.ts'

export const renovationInvitations: Translated<typeof source> = {
  title: 'Join a renovation',
  text: 'You are invited to join “{title}”.',
  right: 'What you may do: {right}',
  join: 'Join',
  signInFirst: 'Please sign in with the email address that received the invitation, and join.',
  signedInAs: 'You are signed in as {email}.',
  proveFirst:
    'You are signed in as {email}, but this address is not confirmed yet. Open the link in the mail we sent: it leads back here.',
  addEmailFirst:
    'Your account has no email address. Add the one that was invited and confirm it: you then come back here.',
  proved: 'Confirmed, continue',
  toSecurity: 'Send the mail again',
  toAddEmail: 'Add the email address',
  signIn: 'Sign in',
  register: 'Register',
  until: 'The invitation works until {day}.',
  invalid: 'This invitation no longer works',
  invalidText:
    'It may have been used, have ended or been taken back. Please ask the person who invited you, or us, for a new one.',
  rights: { CLIENT: 'Client', APPROVE: 'May decide', READ: 'May read' },
  needsScript: 'Please turn on JavaScript in your browser to accept the invitation.',
  loading: 'Loading the invitation',
}
