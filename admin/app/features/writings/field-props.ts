import type { z } from 'zod'

/** The props of the field for one part of the content. */
export type FieldProps = {
  schema: z.ZodType
  /** Its name in the contract; an entry of a list has none. */
  name: string
  path: string
  value: unknown
  onChange: (value: unknown) => void
}
