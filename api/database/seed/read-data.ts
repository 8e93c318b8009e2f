import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'

/** Reads texts of the demo company from a data file; the path is below `seed`. */
export function readData<Schema extends z.ZodType>(path: string, schema: Schema): z.infer<Schema> {
  return schema.parse(JSON.parse(readFileSync(join(import.meta.dirname, path), 'utf8')))
}
