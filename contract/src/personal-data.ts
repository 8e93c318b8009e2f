import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, instant, oneOf } from './wire.ts'

export const personalDataExport = z.object({
  _id: id,
  status: z.enum(['WAITING', 'READY']),
  created_at: instant,
  expires_at: instant.nullable().meta({ description: 'When a ready one is removed' }),
  page_url: z.string().nullable().meta({ description: 'A page to read; answers to its owner only' }),
  json_url: z.string().nullable().meta({ description: 'For machines; answers to its owner only' }),
})

export const requestPersonalDataExport = endpoint('POST', '/personal-data/exports', {
  summary: 'Requests a copy of everything stored about the account; a mail announces when it is ready.',
  access: 'registered',
  rate: 'write',
  response: oneOf(personalDataExport),
  errors: [],
})

export const allPersonalDataExports = endpoint('GET', '/personal-data/exports', {
  summary: 'The copies that are being prepared or can be downloaded, newest first.',
  access: 'registered',
  rate: 'read',
  response: z.object({ data: z.array(personalDataExport) }),
  errors: [],
})

export const readPersonalDataExport = endpoint('GET', '/personal-data/exports/:id/:format', {
  summary: 'The copy itself, as "page" or "json", for its owner.',
  access: 'registered',
  rate: 'read',
  response: z.file().mime(['text/html', 'application/json']),
  errors: ['export-not-found'],
})

export const requestDeletionCode = endpoint('POST', '/personal-data/deletion-code', {
  summary: 'Sends a six-digit code to an account without a password, to confirm its deletion.',
  access: 'registered',
  rate: 'write',
  response: oneOf(z.object({ needs: z.enum(['password', 'verification_code']) })),
  errors: [],
})

export const deleteAccount = endpoint('POST', '/personal-data/deletion', {
  summary: 'Deletes the account permanently. Orders are kept for accounting, without personal data.',
  access: 'registered',
  rate: 'write',
  body: z.strictObject({
    password: z.string().max(128).optional(),
    verification_code: z
      .string()
      .regex(/^\d{6}$/)
      .optional(),
  }),
  response: oneOf(z.object({ deleted: z.literal(true) })),
  errors: [
    'password-wrong',
    'verification-code-invalid',
    'orders-still-open',
    'renovations-still-open',
    'changed-meanwhile',
  ],
})
