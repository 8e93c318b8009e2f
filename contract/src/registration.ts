import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { accountEmail, accountPhone, areaCode, line, oneOf, password } from './wire.ts'

const newMember = z.strictObject({
  type: z.enum(['EMAIL', 'PHONE']).meta({ description: 'Which of the two contacts names the account' }),
  username: line(80).optional(),
  email: accountEmail.optional(),
  area_code: areaCode.optional(),
  phone: accountPhone.optional(),
  password,
})

/**
 * The same answer whether or not the contact has an account, so that nothing is revealed. Its owner gets a message.
 */
const received = oneOf(z.object({ received: z.literal(true) }))

export const register = endpoint('POST', '/auth/register', {
  summary:
    "Creates a registered account; the guest's data is merged at the following login. If the contact already has an account, the answer is the same, and its owner is notified.",
  access: 'anyone',
  rate: 'login',
  body: newMember,
  response: received,
  errors: [],
})

export const migrate = endpoint('POST', '/auth/migrate', {
  summary:
    "Turns the current guest into a registered account with the same id, booking form, wishlist, likes and orders; the guest's token ends. If the contact already has an account, the answer is the same, and the guest stays one.",
  access: 'guest',
  rate: 'login',
  body: newMember,
  response: received,
  errors: ['not-allowed'],
})
