import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { certificate, handed, meters, typedSignature, warranty } from '../handovers.ts'
import { locales } from '../locales.ts'
import { renovationStatuses } from '../renovations.ts'
import { day, oneOf, words } from '../wire.ts'
import { staff } from './permissions.ts'

const titled = z.object({ key: z.string(), title: words })

const handover = z.object({
  status: z.enum(renovationStatuses),
  left: z
    .object({ stages: z.array(titled), provisional: z.array(titled) })
    .meta({ description: 'Stages that are not done, and provisional lines that are not settled' }),
  revision: z.number().int().meta({ description: 'Rises with every change of the certificate; 0 before there is one' }),
  certificate: certificate.nullable(),
  warranties: z.array(warranty).meta({ description: 'Those that run since the handover' }),
})

const errors = ['renovation-not-found', 'illegal-transition'] as const

export const showHandover = endpoint('GET', '/admin/renovations/:id/certificate', {
  summary: 'What remains to be done before the handover, and the certificate.',
  access: staff('renovations.read'),
  rate: 'read',
  response: oneOf(handover),
  errors: ['renovation-not-found'],
})

export const completeWorks = endpoint('PUT', '/admin/renovations/:id/complete', {
  summary: 'Ends the works once every stage is done and every provisional line is settled: the inspection begins.',
  access: staff('renovations.work'),
  rate: 'write',
  body: z.strictObject({}),
  response: oneOf(handover),
  errors: [...errors, 'stages-open', 'provisional-open'],
})

export const writeCertificate = endpoint('PUT', '/admin/renovations/:id/certificate', {
  summary:
    "Writes the certificate during the inspection. The studio's signature is only valid for the content that was signed.",
  access: staff('renovations.close'),
  rate: 'write',
  body: z.strictObject({
    revision: z.number().int().meta({ description: 'What the caller read' }),
    day: day.meta({ description: 'Today, or one of the last 60 days' }),
    handed,
    meters,
  }),
  response: oneOf(handover),
  errors: [...errors, 'changed-meanwhile', 'provisional-open'],
})

export const signCertificateByStudio = endpoint('PUT', '/admin/renovations/:id/certificate/sign', {
  summary: 'Signs the certificate for the studio by typing a name; the client signs last.',
  access: staff('renovations.close'),
  rate: 'write',
  body: z.strictObject(typedSignature),
  response: oneOf(handover),
  errors: [...errors, 'no-certificate-yet', 'document-changed', 'provisional-open'],
})

export const readStaffCertificate = endpoint('GET', '/admin/renovations/:id/certificate/pdf', {
  summary: 'The certificate as a PDF, also before it is signed.',
  access: staff('renovations.read'),
  rate: 'read',
  query: z.object({ language: z.enum(locales).optional() }),
  response: z.file().mime(['application/pdf']),
  errors: ['renovation-not-found', 'no-certificate-yet', 'papers-sealed'],
})
