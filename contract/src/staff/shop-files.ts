import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { fieldErrorCodes } from '../errors.ts'
import { oneOf } from '../wire.ts'
import { dryRunQuery } from './file-imports.ts'
import { staff } from './permissions.ts'

/** Enough for pages and settings with dozens of photographs. */
export const shopFileMaximumBytes = 64 * 1024 * 1024

const fault = z.object({
  row: z.number().int().meta({ description: 'The line of the file' }),
  column: z.string().meta({ description: 'Where in the line, as a dotted path' }),
  code: z.enum(fieldErrorCodes),
  message: z.string(),
  value: z.string(),
})

export const exportShopFile = endpoint('GET', '/admin/shop-file', {
  summary:
    'Theme, pages and settings with their pictures as one file of JSON lines. Another shop can import it as drafts.',
  access: staff('configuration.read'),
  rate: 'search',
  response: z.file().mime(['application/x-ndjson']),
  errors: [],
})

export const importShopFile = endpoint('POST', '/admin/shop-file', {
  summary:
    'Creates drafts from the theme, pages and settings of another shop: of all that differ, or of none if a line is invalid.',
  access: staff('configuration.write'),
  rate: 'upload',
  file: 'file',
  fileMaximumBytes: shopFileMaximumBytes,
  query: dryRunQuery,
  response: oneOf(
    z.object({
      lines: z.number().int(),
      faults: z.array(fault),
      drafts: z.array(z.object({ kind: z.enum(['page', 'configuration']), key: z.string() })),
      pictures: z.number().int().meta({ description: 'Those that the shop does not have yet' }),
      is_applied: z.boolean(),
    }),
  ),
  errors: ['body-too-large', 'file-not-an-image', 'image-too-large', 'changed-meanwhile'],
})
