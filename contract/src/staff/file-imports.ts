import { z } from 'zod'
import { fieldErrorCodes } from '../errors.ts'
import { flag } from '../wire.ts'

/** An invalid cell of an uploaded file. */
export const cellFault = z.object({
  row: z.number().int().meta({ description: 'As a spreadsheet counts: the heading is row 1' }),
  column: z.string(),
  code: z.enum(fieldErrorCodes),
  message: z.string(),
  value: z.string().meta({ description: 'What stands there, shortened' }),
})

/** Imports are only previewed by default. */
export const dryRunQuery = z.object({
  dry_run: flag.default(true).meta({ description: 'Only says what would happen' }),
})
