import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { locales } from '../locales.ts'
import { staff, staffRoles } from './permissions.ts'
import { id, instant, line, oneOf } from '../wire.ts'

export const staffPasswordMinimum = 12

const oneself = z.object({
  _id: id,
  name: z.string(),
  email: z.string(),
  role: z.enum(staffRoles),
  recovery_codes_left: z.number().int(),
})

const recoveryCodes = z.array(z.string()).meta({ description: 'Each signs in once in place of a code; shown only now' })

export const signInStaff = endpoint('POST', '/admin/session/open', {
  summary:
    'Signs staff in by password and authenticator code. Without a code it returns what is needed next: a code or, at the first sign-in, setting up an authenticator, which the same call with its code completes.',
  access: 'anyone',
  session: 'ignored',
  rate: 'login',
  body: z.strictObject({
    email: line(320),
    password: z.string().max(128),
    code: line(40).optional().meta({ description: 'Six digits of the authenticator, or a recovery code' }),
  }),
  response: oneOf(
    z.discriminatedUnion('state', [
      z.object({ state: z.literal('code-needed') }),
      z.object({
        state: z.literal('set-up'),
        secret: z.string().meta({ description: 'Base32, for typing' }),
        address: z.string().meta({ description: 'otpauth://…' }),
        picture: z.string().meta({ description: 'The address as a QR code, PNG as a data URL' }),
      }),
      z.object({
        state: z.literal('signed-in'),
        token: z.string().nullable().meta({ description: "Null where the back office's own cookie carries it" }),
        expires_at: instant,
        recovery_codes: recoveryCodes.nullable().meta({ description: 'When an authenticator was set up just now' }),
        staff: oneself,
      }),
    ]),
  ),
  errors: ['invalid-credentials', 'second-factor-wrong'],
})

export const currentStaff = endpoint('GET', '/admin/session', {
  summary: 'The signed-in member of staff.',
  access: staff('self'),
  rate: 'read',
  response: oneOf(
    oneself.extend({
      takes_pretend_payments: z
        .boolean()
        .meta({ description: 'Payments are a trial, at an address that everybody can reach' }),
    }),
  ),
  errors: [],
})

export const signOutStaff = endpoint('POST', '/admin/session/close', {
  summary: 'Ends the staff session and invalidates its token.',
  access: staff('self'),
  rate: 'write',
  response: oneOf(z.object({ ended: z.literal(true) })),
  errors: [],
})

export const chooseStaffLanguage = endpoint('PUT', '/admin/session/language', {
  summary: 'Sets the language in which the caller gets mails and notifications; a sign-in sets it too.',
  access: staff('self'),
  rate: 'write',
  body: z.strictObject({ language: z.enum(locales) }),
  response: oneOf(z.object({ language: z.enum(locales) })),
  errors: [],
})

export const changeStaffPassword = endpoint('PUT', '/admin/session/password', {
  summary: "Sets the caller's own password, given the current one. Ends all other sessions of the same person.",
  access: staff('self'),
  rate: 'login',
  body: z.strictObject({
    old_password: z.string().max(128),
    new_password: z.string().min(staffPasswordMinimum).max(128),
  }),
  response: oneOf(z.object({ changed: z.literal(true) })),
  errors: ['password-wrong'],
})

export const renewRecoveryCodes = endpoint('POST', '/admin/session/recovery-codes', {
  summary: 'Creates new recovery codes, given an authenticator code; the previous ones become invalid.',
  access: staff('self'),
  rate: 'login',
  body: z.strictObject({ code: line(40) }),
  response: oneOf(z.object({ recovery_codes: recoveryCodes })),
  errors: ['second-factor-wrong'],
})
