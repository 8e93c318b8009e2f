import { z } from 'zod'
import { orderPrefix, palette, shopLanguages } from './configuration.ts'
import { endpoint } from './endpoint.ts'
import { staffPasswordMinimum } from './staff/session.ts'
import { canonicalPhone } from './telephone.ts'
import { email, line, oneOf } from './wire.ts'

/** Bank and account number on one line, as on an invoice: `Hang Seng Bank 024-123456-883`. */
export const bankAccountPattern = /^(?<bank>.*\p{L}.*?)[\s:：,，]+(?<number>\d[\d\s-]{5,40}\d)$/u

export const logoMaximumBytes = 2 * 1024 * 1024
/** The base64 overhead of the logo, plus the rest of the form. */
const bodyBytes = Math.ceil((logoMaximumBytes * 4) / 3) + 20_000

const inLanguages = (maximum: number) =>
  z.strictObject({ zh: line(maximum), cn: line(maximum), en: line(maximum) }).partial()

/** What a studio enters at set-up: enough for a complete shop without products. */
export const setupFields = z
  .strictObject({
    languages: shopLanguages,
    name: inLanguages(60),
    address: inLanguages(200),
    phone: line(20).refine((typed) => canonicalPhone('852', typed) !== undefined, {
      params: { code: 'phone-format' },
    }),
    email: email.meta({ description: 'Shown to customers, and where the first owner signs in' }),
    palette,
    logo: z
      .base64()
      .max(Math.ceil((logoMaximumBytes * 4) / 3) + 4)
      .optional()
      .meta({ description: 'A JPEG, PNG or WebP' }),
    order_prefix: orderPrefix,
    bank_account: line(120).refine((typed) => bankAccountPattern.test(typed.trim()), {
      params: { code: 'account-format' },
    }),
    fps_id: line(60).optional(),
    password: z.string().min(staffPasswordMinimum).max(128),
    authenticator_secret: z.string().regex(/^[A-Z2-7]{32}$/),
    authenticator_code: line(10),
  })
  .superRefine(({ languages, ...fields }, context) => {
    for (const field of ['name', 'address'] as const) {
      for (const language of languages) {
        if (fields[field][language]?.trim()) continue
        context.addIssue({ code: 'custom', path: [field, language], params: { code: 'required' } })
      }
    }
  })

const setupCode = line(40, 1).meta({ description: 'As it was printed when the shop started' })

export const openSetup = endpoint('POST', '/setup/code', {
  summary:
    'Whether a code allows setting up an empty shop, with the authenticator secret for its first owner. 404 once the shop is set up.',
  access: 'anyone',
  session: 'ignored',
  rate: 'look-up',
  body: z.strictObject({ code: setupCode }),
  response: oneOf(
    z.object({
      secret: z.string().meta({ description: 'Base32, for typing' }),
      address: z.string().meta({ description: 'otpauth://…' }),
      picture: z.string().meta({ description: 'The address as a QR code, PNG as a data URL' }),
    }),
  ),
  errors: ['setup-code-wrong', 'not-found'],
})

export const completeSetup = endpoint('POST', '/setup', {
  summary: "Sets up the shop with the studio's details and its first owner, once.",
  access: 'anyone',
  session: 'ignored',
  rate: 'look-up',
  body: z.strictObject({ code: setupCode, studio: setupFields }),
  bodyMaximumBytes: bodyBytes,
  response: oneOf(
    z.object({
      recovery_codes: z.array(z.string()).meta({ description: 'Of the owner; each signs in once, shown only now' }),
      back_office: z.string().meta({ description: 'Its path; no page of the shop names it' }),
    }),
  ),
  errors: [
    'setup-code-wrong',
    'second-factor-wrong',
    'staff-email-taken',
    'file-not-an-image',
    'image-too-large',
    'not-found',
  ],
})
