import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { fieldErrorCodes } from '../errors.ts'
import { importFileMaximumBytes, importPicturesMaximumBytes } from '../limits.ts'
import { locales } from '../locales.ts'
import { id, instant, line, listOf, oneOf, pageQuery } from '../wire.ts'
import { staff } from './permissions.ts'

/** The supported formats, recognised by the header row. A plain file is mapped by hand. */
export const importFormats = [
  'SHOPIFY_PRODUCTS',
  'SHOPIFY_CUSTOMERS',
  'WOOCOMMERCE_PRODUCTS',
  'PLAIN_PRODUCTS',
  'PLAIN_CUSTOMERS',
] as const
export type ImportFormat = (typeof importFormats)[number]

/**
 * `MAPPING` waits for the columns to be mapped, `CHECKED` for the confirmation to import; the shop moves on from the
 * others itself. Nothing in the shop changes before `APPLYING`.
 */
export const importStatuses = [
  'MAPPING',
  'READING',
  'CHECKING',
  'CHECKED',
  'APPLYING',
  'PICTURES',
  'DONE',
  'REFUSED',
] as const
export type ImportStatus = (typeof importStatuses)[number]

/** What a column of a studio's own spreadsheet can contain. */
export const plainFields = {
  PLAIN_PRODUCTS: [
    'product',
    'sku',
    'title_zh',
    'title_cn',
    'title_en',
    'summary_zh',
    'summary_cn',
    'summary_en',
    'description_zh',
    'description_cn',
    'description_en',
    'variant_zh',
    'variant_cn',
    'variant_en',
    'price',
    'price_before',
    'stock',
    'categories',
    'tags',
    'pictures',
    'old_address',
    'grams',
  ],
  PLAIN_CUSTOMERS: ['email', 'name', 'first_name', 'last_name', 'phone', 'address', 'note'],
} as const
export type PlainField = (typeof plainFields)[keyof typeof plainFields][number]
const plainField = z.enum([...plainFields.PLAIN_PRODUCTS, ...plainFields.PLAIN_CUSTOMERS])
const mapping = z.partialRecord(plainField, line(200, 1))

const summary = z.object({
  _id: id,
  file_name: z.string(),
  format: z.enum(importFormats),
  status: z.enum(importStatuses),
  language: z.enum(locales),
  staff_name: z.string(),
  records: z.int().meta({ description: 'Products or customers in the file' }),
  done: z.int().meta({ description: 'How many of them the present step is through' }),
  created_at: instant,
  ended_at: instant.nullable(),
})

const fault = z.object({
  row: z.int().meta({ description: 'As a spreadsheet counts: the heading is row 1' }),
  column: z.string().meta({ description: 'As the file names it' }),
  code: z.enum(fieldErrorCodes),
  message: z.string(),
  value: z.string().meta({ description: 'What stands there, shortened' }),
  is_passed_over: z.boolean().meta({ description: 'Only the cell is left out; otherwise the whole record' }),
})

const details = summary.extend({
  heading: z.array(z.string()),
  mapping,
  refusal: z.string().nullable().meta({ description: 'Why the file was refused as a whole' }),
  fine: z.int().meta({ description: 'Records to be imported' }),
  faulty: z.int().meta({ description: 'Records that stay out for their faults' }),
  here: z.int().meta({ description: 'Records that are in the shop already, which stay as they are' }),
  applied: z.int().meta({ description: 'Records that were imported' }),
  faults: z.array(fault).meta({ description: 'The first 500' }),
  pictures: z.int().meta({ description: 'Picture files that were given along' }),
  without_pictures: z.int().meta({ description: 'Imported products that name pictures and have none of them yet' }),
  invitable: z.int().meta({ description: 'Imported customers who were not notified of their account yet' }),
})

const shown = oneOf(details)

export const beginImport = endpoint('POST', '/admin/imports', {
  summary:
    'Uploads a file from another shop and analyses it. The header row tells its kind: Shopify products or customers, WooCommerce products, or a plain spreadsheet, whose columns are mapped next.',
  access: staff('imports.run'),
  rate: 'upload',
  file: 'file',
  fileMaximumBytes: importFileMaximumBytes,
  query: z.object({
    name: line(200, 1),
    language: z.enum(locales).optional().meta({ description: "The studio's own where it is left out" }),
    rows: z.enum(['PRODUCTS', 'CUSTOMERS']).default('PRODUCTS').meta({ description: 'What a plain file holds' }),
  }),
  response: shown,
  errors: ['file-not-csv', 'row-too-long', 'body-too-large'],
})

export const listImports = endpoint('GET', '/admin/imports/all', {
  summary: 'The imports of the last 30 days, newest first, with their progress.',
  access: staff('imports.run'),
  rate: 'read',
  query: z.object(pageQuery(25)),
  response: listOf(summary),
  errors: [],
})

export const findImport = endpoint('GET', '/admin/imports/:id', {
  summary: 'One import: its progress, and each error by row and column.',
  access: staff('imports.run'),
  rate: 'read',
  response: shown,
  errors: ['import-not-found'],
})

export const mapImport = endpoint('PUT', '/admin/imports/:id/mapping', {
  summary: 'Maps the columns of a plain spreadsheet. The mapping is remembered for files with the same header row.',
  access: staff('imports.run'),
  rate: 'write',
  body: z.strictObject({ mapping }),
  response: shown,
  errors: ['import-not-found', 'illegal-transition'],
})

export const addImportPictures = endpoint('POST', '/admin/imports/:id/pictures', {
  summary: 'Uploads a ZIP of pictures, to which products refer by file name.',
  access: staff('imports.run'),
  rate: 'upload',
  file: 'file',
  fileMaximumBytes: importPicturesMaximumBytes,
  response: shown,
  errors: ['import-not-found', 'illegal-transition', 'file-not-an-archive', 'body-too-large'],
})

export const applyImport = endpoint('PUT', '/admin/imports/:id/apply', {
  summary:
    'Imports the valid rows, in batches. Pictures are only downloaded from the addresses in the file if requested; afterwards the call can be repeated for pictures alone.',
  access: staff('imports.run'),
  rate: 'write',
  body: z.strictObject({ fetch_pictures: z.boolean().default(false) }),
  response: shown,
  errors: ['import-not-found', 'illegal-transition'],
})

export const inviteImported = endpoint('PUT', '/admin/imports/:id/invite', {
  summary: 'Invites the imported customers to their accounts by mail, each once and in their language.',
  access: staff('imports.invite'),
  rate: 'write',
  response: shown,
  errors: ['import-not-found', 'illegal-transition'],
})
