import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { typedSignature } from './handovers.ts'
import { locales } from './locales.ts'
import { showRenovation } from './renovations.ts'

export const signCertificate = endpoint('PUT', '/renovations/:id/certificate/sign', {
  summary:
    'Signs the certificate by typing a name, after the studio: the home is handed over and the warranties start.',
  access: 'registered',
  rate: 'write',
  idempotent: true,
  body: z.strictObject({
    ...typedSignature,
    language: z.enum(locales).optional().meta({ description: 'In which it was read; this one counts' }),
  }),
  response: showRenovation.response,
  errors: [
    'renovation-not-found',
    'not-allowed',
    'no-certificate-yet',
    'document-changed',
    'illegal-transition',
    'request-in-progress',
    'idempotency-key-reused',
  ],
})
