import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'

/** Copy of the demo company that stands as data beside the code that loads it; a path below `seed`. */
export function readData<Schema extends z.ZodType>(path: string, schema: Schema): z.infer<Schema> {
  return schema.parse(JSON.parse(readFileSync(join(import.meta.dirname, path), 'utf8')))
}
