import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { locales } from './locales.ts'
import { id, instant, line } from './wire.ts'

export const loginType = z.enum(['TEMP', 'EMAIL', 'PHONE'])

export const user = z.object({
  _id: id,
  type: loginType,
  registered: z.boolean(),
  username: z.string().nullable(),
  email: z.string().nullable(),
  area_code: z.string().nullable(),
  phone: z.string().nullable(),
  language: z.enum(locales),
})

export const login = endpoint('POST', '/auth/login', {
  summary: 'Opens a session: a guest one with type TEMP, else by email or phone and password.',
  access: 'anyone',
  rate: 'login',
  body: z.strictObject({
    type: loginType,
    login_id: line(254).optional(),
    password: z.string().max(128).optional(),
  }),
  response: z.object({
    token: z.string().nullable().meta({ description: "Null where the storefront's own cookie carries it" }),
    expires_at: instant,
    user,
  }),
  errors: ['invalid-credentials'],
})

export const logout = endpoint('GET', '/auth/logout', {
  summary: 'Ends the session; its token authorises nothing afterwards.',
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
