import { z } from 'zod'
import { defectSeverities } from './defects.ts'
import { endpoint } from './endpoint.ts'
import { locales } from './locales.ts'
import { lineInWords } from './quotation-content.ts'
import { day, id, instant, line, words } from './wire.ts'

/** What is handed over with the home: keys and documents. */
export const handedKeys = [
  'KEYS',
  'ACCESS_CARDS',
  'WR1',
  'GUARANTEE_CARDS',
  'AS_BUILT_DRAWINGS',
  'MANUALS',
  'OTHER',
] as const
export const meterKeys = ['ELECTRICITY', 'WATER', 'GAS'] as const

export const handed = z
  .array(
    z.strictObject({ key: z.enum(handedKeys), count: z.number().int().min(1).max(99), note: line(120).default('') }),
  )
  .max(20)
export type Handed = z.output<typeof handed>

export const meters = z
  .array(z.strictObject({ key: z.enum(meterKeys), reading: line(40, 1) }))
  .max(meterKeys.length)
  .refine((all) => new Set(all.map(({ key }) => key)).size === all.length, { params: { code: 'duplicate' } })
export type Meters = z.output<typeof meters>

const openDefect = z.strictObject({
  number: z.number().int(),
  text: z.string(),
  place: z.string(),
  severity: z.enum(defectSeverities),
  due_on: day,
})

const certifiedWarranty = z.strictObject({ title: lineInWords(120), months: z.number().int(), from: day, until: day })

/** What both sides sign. `content_hash` is the SHA-256 (hex) of its canonical JSON (RFC 8785). */
export const certificateContent = z.strictObject({
  reference: z.string(),
  day,
  open_defects: z.array(openDefect).meta({ description: 'Neither closed nor withdrawn, with the day to fix each by' }),
  handed,
  meters,
  warranties: z.array(certifiedWarranty),
})
export type CertificateContent = z.output<typeof certificateContent>

const signature = z.object({ name: z.string(), at: instant }).nullable()

export const certificate = certificateContent.strip().extend({
  content_hash: z.string(),
  studio: signature.meta({ description: 'Null until the studio has signed what stands here now' }),
  client: signature,
})
export type Certificate = z.input<typeof certificate>

export const warranty = z.object({
  _id: id,
  title: words,
  months: z.number().int(),
  from: day.meta({ description: 'The day of the certificate' }),
  until: day.meta({ description: 'The last day' }),
})
export type Warranty = z.input<typeof warranty>

export const typedSignature = {
  content_hash: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .meta({ description: 'Of the certificate that was read' }),
  typed_name: line(100, 2),
}

/** The version of the sentence agreed to by signing a certificate, in all languages: the day it was written. */
export const certificateWordingVersion = '2026-11-25'

/**
 * The last day of a warranty: one day before the same day that many months later, or before the end of a shorter month.
 */
export function warrantyEnd(from: string, months: number): string {
  const [year = 0, month = 1, dayOfMonth = 1] = from.split('-').map(Number)
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  const same = Date.UTC(year, month - 1 + months, Math.min(dayOfMonth, lastOfMonth))
  return new Date(same - 86_400_000).toISOString().slice(0, 10)
}

export const readCertificate = endpoint('GET', '/renovations/:id/certificate', {
  summary: 'The certificate of the handover as a PDF, once both sides have signed it.',
  access: 'registered',
  rate: 'read',
  query: z.object({ language: z.enum(locales).optional() }),
  response: z.file().mime(['application/pdf']),
  errors: ['renovation-not-found', 'no-certificate-yet'],
})
