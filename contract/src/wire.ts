import { z } from 'zod'
import { type ErrorCode, errorStatus, fieldErrorCodes } from './errors.ts'
import { areaCodes, canonicalEmail, digitsPattern, emailMaximumLength, isEmail, passwordPattern } from './formats.ts'
import { type AreaCode, canonicalPhone } from './telephone.ts'

/** The building blocks of requests and answers as they cross the wire. */

export const id = z.uuid().meta({ description: 'UUIDv7' })

export const words = z.object({ en: z.string(), zh: z.string(), cn: z.string() }).partial()

export const dollars = z.number().meta({ description: 'Hong Kong dollars, at most two decimals' })

export const instant = z.iso.datetime().meta({ description: 'ISO 8601, UTC' })

// Line break and tab are text; every other control character, and half of a surrogate pair, is an accident or an attack.
const forbiddenCharacters = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]|\p{Surrogate}/u

/** Text typed by a person, on one line or several, stored unchanged. Length counts UTF-16 units. */
export function text(maximum: number, minimum = 0) {
  return z
    .string()
    .min(minimum)
    .max(maximum)
    .refine((value) => !forbiddenCharacters.test(value), { params: { code: 'control-characters' } })
}

/** Text on one line: no line break can reach a mail header or a label. */
export function line(maximum: number, minimum = 0) {
  return text(maximum, minimum).refine((value) => !/[\r\n\t]/.test(value), { params: { code: 'control-characters' } })
}

/** A text in all three languages: what is published is published in each. */
export function inEachLanguage<One extends z.ZodType>(one: One) {
  return z.strictObject({ zh: one, cn: one, en: one })
}

export const email = line(emailMaximumLength).refine(isEmail, { params: { code: 'email-format' } })

/** A plausible day: the database's calendar does not go back as far as a text can. */
export const day = z.iso.date().refine((date) => date >= '2000-01-01' && date < '2200-01-01', {
  params: { code: 'date-format' },
})

export const phone = z
  .string()
  .max(15)
  .refine((value) => digitsPattern.test(value), { params: { code: 'phone-format' } })

export const areaCode = z.enum(areaCodes)

/** Fields with a telephone number: an impossible one is refused by its field's name, others are normalised. */
export function withPhone<Fields extends z.ZodType<{ area_code: AreaCode; phone: string }>>(fields: Fields): Fields {
  return fields
    .superRefine(({ area_code, phone: typed }, context) => {
      if (digitsPattern.test(typed) && !canonicalPhone(area_code, typed)) {
        context.addIssue({ code: 'custom', path: ['phone'], params: { code: 'phone-format' } })
      }
    })
    .overwrite((typed) => ({ ...typed, phone: canonicalPhone(typed.area_code, typed.phone) ?? typed.phone }))
}

/** An email that names an account, in its one spelling; empty where it is left out. */
export const accountEmail = line(320)
  .transform(canonicalEmail)
  .refine((value) => value === '' || isEmail(value), { params: { code: 'email-format' } })

/** A telephone number that names an account, as typed; the API brings it into its one spelling. */
export const accountPhone = line(40)

export const password = z
  .string()
  .max(128)
  .refine((value) => passwordPattern.test(value), { params: { code: 'password-format' } })

/** The code of a link: 128 random bits that reveal nothing about the account. */
export const linkCode = z.string().min(1).max(200)

const wholeNumber = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER)

export const maximumPageSize = 100

/**
 * Of a list call. A page larger than the server's largest is served as the server's largest; the next page follows the last
 * row shown, wherever that is by then, as `next_page_url` says.
 */
export function pageQuery(defaultPageSize: number) {
  return {
    page: wholeNumber.default(1),
    per_page: wholeNumber.default(defaultPageSize).transform((size) => Math.min(size, maximumPageSize)),
    after: z.string().min(1).max(2000).optional().meta({ description: 'The row that the page follows, opaque' }),
  }
}

/** By what a list can be sorted where its own order is not asked for. */
export function sortQuery<const Names extends readonly [string, ...string[]]>(names: Names) {
  return { sort_by: z.enum(names).optional(), sort_order: z.enum(['asc', 'desc']).default('asc') }
}

/** A list of values in one query parameter, separated by commas; empty entries do not count. */
export function commaList<Item extends z.ZodType<unknown, string>>(item: Item, maximum: number) {
  return z
    .string()
    .transform((value) => value.split(',').filter((part) => part !== ''))
    .pipe(z.array(item).max(maximum))
}

/** A yes-or-no query parameter. */
export const flag = z.enum(['true', 'false', '1', '0']).transform((value) => value === 'true' || value === '1')

/** Of a call that gives a whole list as a file. */
export const fileFormats = ['csv', 'json'] as const
export type FileFormat = (typeof fileFormats)[number]
export const fileQuery = {
  format: z.enum(fileFormats).default('csv').meta({ description: '`csv` for a spreadsheet, `json` for programs' }),
}
export const listFile = z.file().mime(['text/csv', 'application/json'])

/** The form of every list answer; `next_page_url` is null on the last page. */
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

/** A point of a picture, in hundredths of its width and height. */
export const focus = z.strictObject({ x: z.number().int().min(0).max(100), y: z.number().int().min(0).max(100) })
export type Focus = z.infer<typeof focus>

/** A picture of the shop in several widths: `{url}/{width}.{avif|webp|jpg}`. */
export const picture = z.object({
  url: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  widths: z.array(z.number().int()),
  colour: z.string().meta({ description: 'The mean colour, as placeholder' }),
  focus: focus.optional().meta({ description: 'What a crop keeps in sight; the middle where it is left out' }),
  alt: words,
})

/** An entry of a `…-urls` list: a list call of this API that the client follows. */
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
