import { z } from 'zod'
import { login } from './auth.ts'
import { endpoint } from './endpoint.ts'
import { id, instant, line, listOf, oneOf, pageQuery } from './wire.ts'

const passkey = z.object({
  _id: id,
  name: z.string(),
  is_synced: z.boolean().meta({ description: 'Whether the passkey is kept on several devices of its owner' }),
  created_at: instant,
  last_used_at: instant.nullable(),
})

const base64url = (maximum: number) =>
  z
    .string()
    .min(1)
    .max(maximum)
    .regex(/^[\w-]+$/)

// The verifying library checks the browser's response; here only its form and size are checked.
const credential = {
  id: base64url(1400),
  rawId: base64url(1400),
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).nullish(),
  clientExtensionResults: z.record(z.string(), z.json()).default({}),
}

const registrationResponse = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4000),
    attestationObject: base64url(20_000),
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
})

const authenticationResponse = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4000),
    authenticatorData: base64url(4000),
    signature: base64url(4000),
    userHandle: base64url(100).nullish(),
  }),
})

/** `options` of `startRegistration` and `startAuthentication` in @simplewebauthn/browser. */
const ceremonyOptions = z.record(z.string(), z.json())

const passkeyName = line(60, 1)

export const listPasskeys = endpoint('GET', '/passkeys/all', {
  summary: 'The passkeys of the account, newest first.',
  access: 'registered',
  rate: 'read',
  query: z.object(pageQuery(20)),
  response: listOf(passkey),
  errors: [],
})

export const beginPasskeyRegistration = endpoint('POST', '/passkeys/registration/begin', {
  summary: 'Options for creating a passkey in the browser; valid once, in this session, for five minutes.',
  access: 'registered',
  rate: 'login',
  response: oneOf(ceremonyOptions),
  errors: ['too-many-passkeys'],
})

export const finishPasskeyRegistration = endpoint('POST', '/passkeys/registration/finish', {
  summary: "Stores the passkey created by the browser; without a name it gets its device's.",
  access: 'registered',
  rate: 'login',
  body: z.strictObject({ name: passkeyName.optional(), response: registrationResponse }),
  response: oneOf(passkey),
  errors: ['passkey-not-accepted', 'passkey-already-added', 'too-many-passkeys'],
})

export const renamePasskey = endpoint('PUT', '/passkeys/:id/rename', {
  summary: 'Renames a passkey.',
  access: 'registered',
  rate: 'write',
  body: z.strictObject({ name: passkeyName }),
  response: oneOf(passkey),
  errors: ['passkey-not-found'],
})

export const deletePasskey = endpoint('PUT', '/passkeys/:id/delete', {
  summary: 'Deletes a passkey, which can no longer be used to sign in.',
  access: 'registered',
  rate: 'write',
  response: oneOf(z.object({ _id: id })),
  errors: ['passkey-not-found'],
})

export const beginPasskeyLogin = endpoint('POST', '/auth/passkey/begin', {
  summary:
    'Options for the browser to sign in by any passkey of this shop, without an account name; they serve once, in ' +
    'this session, for five minutes.',
  access: 'guest',
  rate: 'login',
  response: oneOf(ceremonyOptions),
  errors: [],
})

export const finishPasskeyLogin = endpoint('POST', '/auth/passkey/finish', {
  summary: "Opens a session by a passkey, and merges the guest's data as a login by password does.",
  access: 'guest',
  rate: 'login',
  body: z.strictObject({ response: authenticationResponse }),
  response: login.response,
  errors: ['passkey-not-recognised', 'account-suspended'],
})
