import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { openInvitation } from './verification-codes.ts'
import { accountEmail, accountPhone, areaCode, linkCode, oneOf, password } from './wire.ts'

export const forgetPassword = endpoint('POST', '/auth/forget-password', {
  summary: 'Sends a link to set a new password, if there is such an account; the answer is the same if not.',
  access: 'anyone',
  rate: 'login',
  body: z.strictObject({
    type: z.enum(['EMAIL', 'PHONE']),
    email: accountEmail.optional(),
    area_code: areaCode.optional(),
    phone: accountPhone.optional(),
  }),
  response: oneOf(z.object({ received: z.literal(true) })),
  errors: [],
})

export const resetPassword = endpoint('POST', '/auth/reset-password', {
  summary: 'Sets a new password with the code of a link. Ends all sessions of the account.',
  access: 'anyone',
  rate: 'login',
  body: z.strictObject({ verification_code: linkCode, new_password: password }),
  response: oneOf(z.object({ changed: z.literal(true), invitation: openInvitation })),
  errors: ['verification-code-invalid'],
})

export const updatePassword = endpoint('POST', '/auth/update-password', {
  summary: 'Sets a new password, given the current one. Ends all other sessions of the account.',
  access: 'registered',
  rate: 'login',
  body: z.strictObject({ old_password: z.string().max(128), new_password: password }),
  response: oneOf(z.object({ changed: z.literal(true) })),
  errors: ['password-wrong'],
})
