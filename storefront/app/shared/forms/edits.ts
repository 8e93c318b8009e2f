import { type Draft, useDraft } from './draft.ts'

type Fields = Record<string, string | boolean>

/** A form over what is kept: the member's changes where there are any, else what is kept. */
export function useEdits<T extends Fields>(draft: Draft<T & { editor: string }>, editor: string, kept: T) {
  const typed = useDraft(draft)
  // What another account left in this browser is not shown.
  const isEdited = editor !== '' && typed.editor === editor
  const values: T = isEdited ? typed : kept
  return {
    values,
    isEdited,
    change(part: Partial<T>) {
      draft.change({ ...values, ...part, editor })
    },
    revert: () => draft.clear(),
  }
}
