import { type Draft, useDraft } from './draft.ts'

type Fields = Record<string, string | boolean>

/** A form over stored values: the member's edits if there are any, otherwise the stored values. */
export function useEdits<T extends Fields>(draft: Draft<T & { editor: string }>, editor: string, kept: T) {
  const typed = useDraft(draft)
  // Ignore the edits of another account in this browser.
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
