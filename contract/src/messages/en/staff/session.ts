import type { Translated } from '../../message-types.ts'
import type { session as source } from '../../zh/staff/session.ts'

export const session: Translated<typeof source> = {
  signIn: {
    title: 'Sign in to the back office',
    email: 'Email',
    password: 'Password',
    next: 'Next',
    code: 'Six-digit code or recovery code',
    codeLead: 'Open your authenticator and type the code it shows now.',
    enter: 'Sign in',
    setUpCode: 'Six-digit code',
    setUpTitle: 'Set up your authenticator',
    setUpLead: 'Scan this code with an authenticator app, then type the six digits it shows.',
    sameDevice: 'Open in the authenticator on this device',
    byHand: 'Cannot scan it? Type or paste this instead:',
    qr: 'QR code for the authenticator',
    recoveryTitle: 'Keep your recovery codes',
    recoveryLead: 'Without your phone, each of these signs you in once. They are shown only now.',
    kept: 'I have kept them',
    back: 'Back',
  },
  account: {
    title: 'My sign-in',
    password: 'Change password',
    oldPassword: 'Current password',
    newPassword: 'New password (12 characters or more)',
    passwordChanged: 'Your password is changed and other devices are signed out.',
    recovery: 'Recovery codes',
    recoveryLeft: '{count, plural, one {{count} recovery code} other {{count} recovery codes}} left.',
    renewRecovery: 'Replace recovery codes',
  },
  permissions: {
    self: 'manage their own sign-in',
  },
  audit: {
    actions: {
      'session.open': '{who} signed in',
      'session.refused': 'Somebody failed to sign in as {who}',
      'session.unproved': '{who} failed to prove who they are',
      'session.close': '{who} signed out',
      'session.authenticator': '{who} set up an authenticator',
      'session.password': '{who} changed their own password',
      'session.recovery-codes': '{who} replaced their own recovery codes',
    },
  },
}
