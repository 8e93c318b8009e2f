import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { cellFault, dryRunQuery } from './file-imports.ts'
import { staff } from './permissions.ts'
import { id, instant, oneOf } from '../wire.ts'

/** `WAITING` until it is applied as a whole, or refused because the shop has changed in conflict with it. */
export const productImportStatuses = ['WAITING', 'APPLIED', 'REFUSED'] as const

const importReport = z.object({
  rows: z.number().int(),
  faults: z.array(cellFault),
  added: z.array(z.string()).meta({ description: 'Products and SKUs that are new' }),
  changed: z.array(z.string()).meta({ description: 'Products and SKUs whose texts or facts differ' }),
  moved: z.array(z.object({ sku: z.string(), warehouse: z.string(), from: z.number().int(), to: z.number().int() })),
  is_applied: z.boolean(),
})

const productImport = z.object({
  _id: id,
  status: z.enum(productImportStatuses),
  rows: z.number().int(),
  rows_done: z.number().int(),
  staff_name: z.string(),
  created_at: instant,
  ended_at: instant.nullable(),
})

export const exportProducts = endpoint('GET', '/admin/products-csv', {
  summary:
    'The products of the main store as CSV in UTF-8, one row per variant; importing it unchanged changes nothing.',
  access: staff('products.read'),
  rate: 'search',
  response: z.file().mime(['text/csv']),
  errors: [],
})

export const importProducts = endpoint('POST', '/admin/products-csv', {
  summary: 'Adds and changes products, variants and stock by CSV: all of it, or nothing if any cell is invalid.',
  access: staff('products.import'),
  rate: 'upload',
  file: 'file',
  query: dryRunQuery,
  response: oneOf(
    importReport.extend({
      import_id: id
        .nullable()
        .meta({ description: 'A file of many rows goes on by itself, and is seen under this id' }),
    }),
  ),
  errors: ['file-not-csv', 'too-many-rows', 'row-too-long', 'body-too-large', 'changed-meanwhile'],
})

export const listProductImports = endpoint('GET', '/admin/product-imports', {
  summary: 'The ten latest large imports, with their progress.',
  access: staff('products.import'),
  rate: 'read',
  response: oneOf(z.array(productImport)),
  errors: [],
})

export const findProductImport = endpoint('GET', '/admin/product-imports/:id', {
  summary: 'The progress and result of a large import.',
  access: staff('products.import'),
  rate: 'read',
  response: oneOf(productImport.extend({ report: importReport.nullable() })),
  errors: ['product-import-not-found'],
})
