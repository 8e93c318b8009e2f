import type { z } from 'zod'

/** A part of what is written, as its field gets it. */
export type FieldProps = {
  schema: z.ZodType
  /** Its name in the contract; an entry of a list has none. */
  name: string
  path: string
  value: unknown
  onChange: (value: unknown) => void
}
