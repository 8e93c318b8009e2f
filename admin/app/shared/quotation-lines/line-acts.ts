import type { LineDraft } from './line-draft.ts'

/** The actions on a line of a group, by its key. */
export type LineActs = {
  onChange: (key: string, part: Partial<LineDraft>) => void
  onMove: (key: string, by: -1 | 1) => void
  onRemove: (key: string) => void
  onCopy: (key: string) => void
  onPaste: (key: string, text: string) => void
}
