import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { accountEmail, accountPhone, areaCode, instant, oneOf } from './wire.ts'

/** Where the code was sent (masked) and when it expires. */
const codeSent = oneOf(
  z.object({
    sent_to: z.string().nullable().meta({ description: 'Masked; null where the account has no contact yet' }),
    channel: z.enum(['EMAIL', 'PHONE']).nullable(),
    is_code_needed: z.boolean().meta({
      description: 'False where no contact of the account is proved: the change may then begin with an empty code',
    }),
    expires_at: instant,
  }),
)

/**
 * Takes two calls, each with a code. The first carries the code sent to the present contact and has a second one sent to
 * the new contact; the second repeats it with that code and makes the change.
 */
const changeAnswer = oneOf(
  z.object({
    is_changed: z.boolean(),
    message: z.string().meta({ description: "In the caller's language: what is still to be done, or that it is done" }),
    sent_to: z.string().nullable().meta({ description: 'Where the second code went, masked; null once it is changed' }),
    expires_at: instant.nullable(),
  }),
)

const shortCode = z.string().max(20).meta({ description: 'Six digits' })

const requestQuery = z.object({
  via: z
    .enum(['EMAIL', 'PHONE'])
    .optional()
    .meta({ description: 'Sends the code to the other contact, where that is proved and the first cannot be reached' }),
})

export const requestEmailChange = endpoint('GET', '/auth/change-email-request', {
  summary: "Sends a six-digit code to the account's current email, or to its telephone number if it has none.",
  access: 'registered',
  rate: 'login',
  effect: true,
  query: requestQuery,
  response: codeSent,
  errors: [],
})

export const changeEmail = endpoint('POST', '/auth/change-email', {
  summary: 'Starts changing the email with the first code, completes it with the second.',
  access: 'registered',
  rate: 'login',
  body: z.strictObject({ verification_code: shortCode, email: accountEmail }),
  response: changeAnswer,
  errors: ['verification-code-invalid'],
})

export const requestPhoneChange = endpoint('GET', '/auth/change-phone-request', {
  summary: "Sends a six-digit code to the account's current telephone number, or to its email if it has none.",
  access: 'registered',
  rate: 'login',
  effect: true,
  query: requestQuery,
  response: codeSent,
  errors: [],
})

export const changePhone = endpoint('POST', '/auth/change-phone', {
  summary: 'Starts changing the telephone number with the first code, completes it with the second.',
  access: 'registered',
  rate: 'login',
  body: z.strictObject({ verification_code: shortCode, area_code: areaCode, phone: accountPhone }),
  response: changeAnswer,
  errors: ['verification-code-invalid'],
})
