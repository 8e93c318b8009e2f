import { z } from 'zod'
import { type ErrorCode, errorStatus, fieldErrorCodes } from './errors.ts'
import { areaCodes, canonicalEmail, digitsPattern, emailMaximumLength, isEmail, passwordPattern } from './formats.ts'
import { listingTextNames } from './listing-fields.ts'
import type { Words } from './locales.ts'
import { recordOf } from './record-of.ts'
import { type AreaCode, canonicalPhone } from './telephone.ts'

/** The building blocks of request and response schemas. */

export const id = z.uuid().meta({ description: 'UUIDv7' })

export const words = z.object({ en: z.string(), zh: z.string(), cn: z.string() }).partial()

/** So that a link can be written as the final address of a page. */
export const linkSlugs = z.record(z.string(), words).meta({ description: 'The slugs of what its links lead to, by id' })

export const dollars = z.number().meta({ description: 'Hong Kong dollars, at most two decimals' })

export const instant = z.iso.datetime().meta({ description: 'ISO 8601, UTC' })

// Line breaks and tabs are text; other control characters and lone surrogates are accidents or attacks.
const forbiddenCharacters = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]|\p{Surrogate}/u

let isAnswering = false

/** Parses an answer. Blank texts stored before they were refused pass, although requests share these schemas. */
export function parseAnswer<Answer extends z.ZodType>(schema: Answer, value: unknown): z.output<Answer> {
  isAnswering = true
  try {
    return schema.parse(value)
  } finally {
    isAnswering = false
  }
}

/** Whether a text has more than blanks. */
export const isFilled = (value: string) => isAnswering || value.trim() !== ''

/**
 * Text entered by a person, on one line or several, stored unchanged. Length counts UTF-16 units; blanks alone do not
 * fill a field that needs text.
 */
export function text(maximum: number, minimum = 0) {
  return z
    .string()
    .min(minimum)
    .max(maximum)
    .refine((value) => minimum === 0 || isFilled(value), { params: { code: 'required' } })
    .refine((value) => !forbiddenCharacters.test(value), { params: { code: 'control-characters' } })
}

/** Text without line breaks, so that none can reach a mail header or an address label. */
export function line(maximum: number, minimum = 0) {
  return text(maximum, minimum).refine((value) => !/[\r\n\t]/.test(value), { params: { code: 'control-characters' } })
}

/** Whether a text is written in at least one language. */
export const isWritten = (written: Words) => Object.values(written).some((one) => isFilled(one))

/** A line in at least one language: shown in place of those that are still missing. */
export function inAnyLanguage(maximum: number) {
  return inEachLanguage(line(maximum)).refine(isWritten, { params: { code: 'required' } })
}

/** A text in all three languages, as publishing requires. */
export function inEachLanguage<One extends z.ZodType>(one: One) {
  return z.strictObject({ zh: one, cn: one, en: one })
}

export const email = line(emailMaximumLength).refine(isEmail, { params: { code: 'email-format' } })

/** A plausible date; text allows years that the database cannot store. */
export const day = z.iso.date().refine((date) => date >= '2000-01-01' && date < '2200-01-01', {
  params: { code: 'date-format' },
})

export const phone = z
  .string()
  .max(15)
  .refine((value) => digitsPattern.test(value), { params: { code: 'phone-format' } })

export const areaCode = z.enum(areaCodes)

/** Adds the check of a telephone number: impossible ones are refused by field name, others normalised. */
export function withPhone<Fields extends z.ZodType<{ area_code: AreaCode; phone: string }>>(fields: Fields): Fields {
  return fields
    .superRefine(({ area_code, phone: typed }, context) => {
      if (digitsPattern.test(typed) && !canonicalPhone(area_code, typed)) {
        context.addIssue({ code: 'custom', path: ['phone'], params: { code: 'phone-format' } })
      }
    })
    .overwrite((typed) => ({ ...typed, phone: canonicalPhone(typed.area_code, typed.phone) ?? typed.phone }))
}

/** The normalised email of an account; empty if left out. */
export const accountEmail = line(320)
  .transform(canonicalEmail)
  .refine((value) => value === '' || isEmail(value), { params: { code: 'email-format' } })

/** The telephone number of an account as typed; the API normalises it. */
export const accountPhone = line(40)

export const password = z
  .string()
  .max(128)
  .refine((value) => passwordPattern.test(value), { params: { code: 'password-format' } })

/** The code in a link: 128 random bits that reveal nothing about the account. */
export const linkCode = z.string().min(1).max(200)

const wholeNumber = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER)

export const maximumPageSize = 100

/**
 * The query of a paged list. A size above the server's maximum is lowered to it. `next_page_url` continues after the
 * last row shown, even when rows before it have come or gone.
 */
export function pageQuery(defaultPageSize: number) {
  return {
    page: wholeNumber.default(1),
    per_page: wholeNumber.default(defaultPageSize).transform((size) => Math.min(size, maximumPageSize)),
    after: z.string().min(1).max(2000).optional().meta({ description: 'The row that the page follows, opaque' }),
  }
}

/** The sort orders of a list; without one, the list uses its default. */
export function sortQuery<const Names extends readonly [string, ...string[]]>(names: Names) {
  return { sort_by: z.enum(names).optional(), sort_order: z.enum(['asc', 'desc']).default('asc') }
}

/** A comma-separated list in one query parameter. Empty entries are ignored. */
export function commaList<Item extends z.ZodType<unknown, string>>(item: Item, maximum: number) {
  return z
    .string()
    .transform((value) => value.split(',').filter((part) => part !== ''))
    .pipe(z.array(item).max(maximum))
}

/** A boolean query parameter. */
export const flag = z.enum(['true', 'false', '1', '0']).transform((value) => value === 'true' || value === '1')

/** The formats in which a list can be exported. */
export const fileFormats = ['csv', 'json'] as const
export type FileFormat = (typeof fileFormats)[number]
export const fileQuery = {
  format: z.enum(fileFormats).default('csv').meta({ description: '`csv` for a spreadsheet, `json` for programs' }),
}
export const listFile = z.file().mime(['text/csv', 'application/json'])

/** The envelope of every list. `next_page_url` is null on the last page. */
export function listOf<Item extends z.ZodType>(item: Item) {
  return z.object({
    data: z.array(item),
    current_page: z.number().int(),
    per_page: z.number().int(),
    next_page_url: z.string().nullable(),
    total: z.number().int(),
  })
}

export function oneOf<Item extends z.ZodType>(item: Item) {
  return z.object({ data: item })
}

/** A point in a picture, in per cent of its width and height. */
export const focus = z.strictObject({ x: z.number().int().min(0).max(100), y: z.number().int().min(0).max(100) })
export type Focus = z.infer<typeof focus>

/** A picture in several widths: `{url}/{width}.{avif|webp|jpg}`. */
export const picture = z.object({
  url: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  widths: z.array(z.number().int()),
  colour: z.string().meta({ description: 'The mean colour, as placeholder' }),
  focus: focus.optional().meta({ description: 'What a crop keeps in sight; the middle where it is left out' }),
  alt: words,
})

/** What search engines show of a page. */
export const listing = recordOf(listingTextNames, () =>
  words.default({}).meta({ description: 'For search engines and shared links; empty where the usual text serves' }),
)

/** An entry of a `…-urls` list: the URL of a list call of this API. */
export const relatedUrl = z.object({ title: words, url: z.string() })

export const problem = z.object({
  status: z.number().int(),
  code: z.enum(Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]),
  message: z.string().meta({ description: "In the caller's language" }),
  errors: z
    .array(z.object({ path: z.string(), code: z.enum(fieldErrorCodes), message: z.string() }))
    .optional()
    .meta({ description: 'The fields at fault; `path` is dotted' }),
  details: z.record(z.string(), z.json()).optional().meta({ description: 'What the client needs to go on' }),
  request_id: z.string(),
})
