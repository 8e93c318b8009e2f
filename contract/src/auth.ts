import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { locales } from './locales.ts'
import { areaCode, id, instant, line } from './wire.ts'

export const loginType = z.enum(['TEMP', 'EMAIL', 'PHONE'])

export const user = z.object({
  _id: id,
  type: loginType,
  registered: z.boolean(),
  username: z.string().nullable(),
  email: z.string().nullable(),
  area_code: z.string().nullable(),
  phone: z.string().nullable(),
  email_verified: z.boolean().meta({ description: 'Whether its owner has opened a link or typed a code sent to it' }),
  phone_verified: z.boolean(),
  language: z.enum(locales),
})

export const login = endpoint('POST', '/auth/login', {
  summary:
    'Opens a session: a guest session with type TEMP, otherwise by email or phone and password. The data of the current guest is merged into the account, and the guest session ends.',
  access: 'anyone',
  rate: 'login',
  body: z.strictObject({
    type: loginType,
    login_id: line(254).optional().meta({ description: 'An email, or the digits of a telephone number' }),
    area_code: areaCode.optional().meta({ description: 'Of a telephone number; without it 852 is tried first' }),
    password: z.string().max(128).optional(),
  }),
  response: z.object({
    token: z.string().nullable().meta({ description: "Null where the storefront's own cookie carries it" }),
    expires_at: instant,
    user,
  }),
  errors: ['invalid-credentials', 'account-suspended'],
})

export const logout = endpoint('GET', '/auth/logout', {
  summary: 'Ends the session and invalidates its token.',
  access: 'guest',
  rate: 'write',
  effect: true,
  response: z.object({ data: z.object({ ended: z.literal(true) }) }),
  errors: [],
})

export const currentUser = endpoint('GET', '/auth/user', {
  summary: 'The account of the session.',
  access: 'guest',
  rate: 'read',
  response: z.object({ data: user }),
  errors: [],
})
