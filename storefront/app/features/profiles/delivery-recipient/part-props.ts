import type { RecipientFields } from './recipient-draft.ts'

export type PartProps = {
  values: RecipientFields
  change: (part: Partial<RecipientFields>) => void
  wrong: (field: keyof RecipientFields) => string | undefined
}
