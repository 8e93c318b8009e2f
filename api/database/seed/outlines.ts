import { readFileSync } from 'node:fs'
import { join } from 'node:path'

type Outlines = Record<string, { front: string; side: string } | undefined>

/** Of each piece by its key: traced from the models of which its pictures were made, as those of an upload are. */
export const outlines = JSON.parse(readFileSync(join(import.meta.dirname, 'outlines.json'), 'utf8')) as Outlines
