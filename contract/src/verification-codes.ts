import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { linkCode, oneOf } from './wire.ts'

/** The purpose of a link: verify a contact, reset a password, or merge a guest's data into an account. */
export const linkPurpose = z.enum(['verify', 'reset-password', 'join-guest'])

export const openInvitation = linkCode
  .nullable()
  .meta({ description: 'The code of an open invitation to a renovation that was sent to this contact' })

export const checkVerificationCode = endpoint('GET', '/auth/check-verification-code', {
  summary: 'Whether the code of a link is still valid, and its purpose. Does not use it up.',
  access: 'anyone',
  rate: 'login',
  query: z.object({ verification_code: linkCode }),
  response: oneOf(z.object({ purpose: linkPurpose })),
  errors: ['verification-code-invalid'],
})

export const verify = endpoint('GET', '/auth/verify', {
  summary:
    'Uses the code of a link: verifies the contact it was sent to, or merges the data of the guest who tried to register into the existing account.',
  access: 'anyone',
  rate: 'login',
  effect: true,
  query: z.object({ verification_code: linkCode }),
  response: oneOf(z.object({ purpose: linkPurpose, invitation: openInvitation })),
  errors: ['verification-code-invalid'],
})

export const sendVerification = endpoint('POST', '/auth/send-verification', {
  summary: "Sends a new link to the account's unverified email or telephone number.",
  access: 'registered',
  rate: 'login',
  body: z.strictObject({ type: z.enum(['EMAIL', 'PHONE']) }),
  response: oneOf(z.object({ sent: z.boolean() })),
  errors: [],
})
