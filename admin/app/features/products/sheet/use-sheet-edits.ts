import { useState } from 'react'
import { useTranslate } from '../../../shared/i18n.ts'
import { useNotify } from '../../../shared/notices.ts'
import { useTogetherPart } from '../../../shared/saved-together.tsx'
import { plainNumber } from '../../../shared/typed-number.ts'
import { useBulk } from '../../../shared/use-bulk.ts'
import { useTyped } from '../../../shared/use-typed.ts'
import { type Cell, faultIn, isConflict, saveCell, storedIn, type Variant, versionIn } from '../variant-cells.ts'

/** An edited cell, with its variant as it was read then. */
export type EditedCell = Cell & { variant: Variant; name: string; before: string; hasConflict: boolean }
type Edits = Record<string, EditedCell>
type TypedCell = { variant: Variant; name: string; typed: string }
/** All input before a step, and the cell in which the step began. */
type Step = { edits: Edits; place: string }
type Sheet = { edits: Edits; past: readonly Step[]; cell?: string }

const isSound = ({ name, typed }: EditedCell) => faultIn(name, typed) === undefined

/** After a conflict has been shown, the cell is saved over the current value. */
function renewed(cell: EditedCell, rows: readonly Variant[]): EditedCell {
  const now = cell.hasConflict && rows.find(({ _id: id }) => id === cell.variant._id)
  if (!now) return cell
  return { ...cell, variant: now, seen: versionIn(now, cell.name), before: storedIn(now, cell.name) }
}

function withCell(edits: Edits, { variant, name, typed }: TypedCell): Edits {
  const key = keyOfCell(variant, name)
  const { [key]: former, ...others } = edits
  const before = storedIn(variant, name)
  if (plainNumber(typed) === before) return others
  // After a conflict was shown, the input overwrites the current value.
  const seen = former && !former.hasConflict ? former.seen : versionIn(variant, name)
  return { ...others, [key]: { variant, name, typed, seen, before, hasConflict: false } }
}

export const keyOfCell = (variant: Pick<Variant, '_id'>, name: string) => `${variant._id} ${name}`

/** The unsaved input of the sheet, on all pages, until it is saved cell by cell or discarded. */
export function useSheetEdits(rows: readonly Variant[], mayWrite: boolean) {
  const t = useTranslate()
  const notify = useNotify()
  const [{ edits, past }, setSheet] = useState<Sheet>({ edits: {}, past: [] })
  const setEdits = (next: Edits) => setSheet({ edits: next, past: [] })
  const { isUnsaved, offer } = useTyped({ typed: edits, mayWrite, onTakeUp: setEdits })
  const cells = Object.values(edits).map((cell) => renewed(cell, rows))
  const reason = t('productEditor.counted')

  /** Keystrokes in one cell are one step; so is a whole pasted block. */
  function step(together: readonly TypedCell[], place: string, cell?: string): void {
    setSheet((sheet) => ({
      edits: together.reduce(withCell, sheet.edits),
      past: cell !== undefined && cell === sheet.cell ? sheet.past : [...sheet.past, { edits: sheet.edits, place }],
      ...(cell !== undefined && { cell }),
    }))
  }
  const type = (cell: TypedCell, place: string) => step([cell], place, keyOfCell(cell.variant, cell.name))
  /** Undoes the last step, and returns its cell. */
  function undo(): string | undefined {
    const last = past.at(-1)
    if (last) setSheet({ edits: last.edits, past: past.slice(0, -1) })
    return last?.place
  }

  // One call per cell, one after the other: refused cells stay edited, and the rest can be undone.
  const after = new Map<EditedCell, string>()
  const conflicts = new Set<EditedCell>()
  const left = (refused: readonly EditedCell[]) =>
    setEdits(
      Object.fromEntries(
        cells
          .filter((cell) => refused.includes(cell) || !isSound(cell))
          .map((cell) => [keyOfCell(cell.variant, cell.name), { ...cell, hasConflict: conflicts.has(cell) }]),
      ),
    )
  const nameOf = ({ variant }: EditedCell) => variant.sku
  const { runAll, isRunning } = useBulk<EditedCell>({ chosen: cells, choose: left }, nameOf)
  const act = {
    label: t('kit.action.save'),
    isFor: isSound,
    run: async (cell: EditedCell) => {
      try {
        after.set(cell, await saveCell(cell.variant, cell.name, cell, reason))
      } catch (error) {
        if (isConflict(error)) conflicts.add(cell)
        throw error
      }
    },
    undo: async (cell: EditedCell) => {
      const seen = after.get(cell)
      if (seen !== undefined) await saveCell(cell.variant, cell.name, { typed: cell.before, seen }, reason)
    },
  }
  const wrong = cells.filter((cell) => !isSound(cell)).length
  async function save(): Promise<boolean> {
    if (wrong > 0) notify(t('productSheet.unsound', { count: wrong }), { type: 'error' })
    return (wrong === cells.length || (await runAll(act, ''))) && wrong === 0
  }
  useTogetherPart({ place: 1, isUnsaved, isRunning, offer, save })
  return { edits, type, paste: step, undo, count: cells.length, letGo: () => setEdits({}) }
}

export type SheetEditing = ReturnType<typeof useSheetEdits>
