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
 * The same answer whether or not the contact has an account, so that nothing is revealed. Its owner is told by message.
 */
const received = oneOf(z.object({ received: z.literal(true) }))

export const register = endpoint('POST', '/auth/register', {
  summary:
    'Makes a registered account; the login that follows brings over what the guest has gathered. A contact that has an account already gets the same answer, and its owner a message.',
  access: 'anyone',
  rate: 'login',
  body: newMember,
  response: received,
  errors: [],
})

export const migrate = endpoint('POST', '/auth/migrate', {
  summary:
    "Makes the present guest a registered account with the guest's id, booking form, wishlist, likes and orders; the guest's token ends. A contact that has an account already gets the same answer, and the guest stays one.",
  access: 'guest',
  rate: 'login',
  body: newMember,
  response: received,
  errors: ['not-allowed'],
})
