import { readFileSync } from 'node:fs'
import { join } from 'node:path'

type Outlines = Record<string, { front: string; side: string } | undefined>

/** The outline of each piece by its key, traced from the model behind its pictures, like the outlines of uploads. */
export const outlines = JSON.parse(readFileSync(join(import.meta.dirname, 'outlines.json'), 'utf8')) as Outlines
