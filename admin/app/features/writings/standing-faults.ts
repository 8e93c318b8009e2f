import { pathAsWritten, withoutEmpty } from '@fitout/contract/writings/without-empty.ts'
import type { z } from 'zod'
import { isSame } from '../../shared/is-same.ts'
import { at } from './form-place.tsx'
import type { Written } from './writing-calls.ts'

/** What was refused, and why: error messages by the dotted path of the field. */
export type Refusal = { written: Written; faults: ReadonlyMap<string, string> }

/**
 * The errors that have not been fixed since. One found by the schema stands until the schema finds it no more; another,
 * such as a picture that the shop lacks, until its field is changed.
 */
export function standingFaults({ written, faults }: Refusal, schema: z.ZodType, now: Written): Refusal['faults'] {
  if (faults.size === 0) return faults
  const before = faultyPaths(schema, written)
  const after = faultyPaths(schema, now)
  return new Map(
    [...faults].filter(([path]) => (before.has(path) ? after.has(path) : isSame(at(written, path), at(now, path)))),
  )
}

function faultyPaths(schema: z.ZodType, written: Written): Set<string> {
  const { error } = schema.safeParse(withoutEmpty(written))
  return new Set(error?.issues.map(({ path }) => pathAsWritten(written, path.map(String)).join('.')))
}
