import { useState } from 'react'
import { useTranslate } from '../../../shared/i18n.ts'
import { useTogetherPart } from '../../../shared/saved-together.tsx'
import { useBulk } from '../../../shared/use-bulk.ts'
import { useTyped } from '../../../shared/use-typed.ts'
import { type Cell, isConflict, isNumberIn, saveCell, storedIn, type Variant, versionIn } from '../variant-cells.ts'

/** A cell that was typed into, with its variant as it was read then. */
export type EditedCell = Cell & { variant: Variant; name: string; before: string; hasConflict: boolean }
type Edits = Record<string, EditedCell>

const isSound = ({ name, typed }: EditedCell) => isNumberIn(name, typed)

/** Once it was shown what a cell has become meanwhile, it is saved over that. */
function renewed(cell: EditedCell, rows: readonly Variant[]): EditedCell {
  const now = cell.hasConflict && rows.find(({ _id: id }) => id === cell.variant._id)
  if (!now) return cell
  return { ...cell, variant: now, seen: versionIn(now, cell.name), before: storedIn(now, cell.name) }
}

export const keyOfCell = (variant: Pick<Variant, '_id'>, name: string) => `${variant._id} ${name}`

/** What is typed into the sheet, on whichever page, until it is saved cell by cell or let go of. */
export function useSheetEdits(rows: readonly Variant[], mayWrite: boolean) {
  const t = useTranslate()
  const [edits, setEdits] = useState<Edits>({})
  const { isUnsaved, offer } = useTyped({ typed: edits, mayWrite, onTakeUp: setEdits })
  const cells = Object.values(edits).map((cell) => renewed(cell, rows))
  const reason = t('productEditor.counted')

  function type(variant: Variant, name: string, typed: string): void {
    setEdits((all) => {
      const key = keyOfCell(variant, name)
      const { [key]: former, ...others } = all
      const before = storedIn(variant, name)
      if (typed === before) return others
      // Once a conflict was shown, what is typed goes over what it has become.
      const seen = former && !former.hasConflict ? former.seen : versionIn(variant, name)
      return { ...others, [key]: { variant, name, typed, seen, before, hasConflict: false } }
    })
  }

  // Each by its own call, one after the other: what is refused stays, and what was done can be taken back.
  const after = new Map<EditedCell, string>()
  const conflicts = new Set<EditedCell>()
  const { runAll, isRunning } = useBulk<EditedCell>({
    chosen: cells,
    choose: (left) =>
      setEdits(
        Object.fromEntries(
          cells
            .filter((cell) => left.includes(cell) || !isSound(cell))
            .map((cell) => [keyOfCell(cell.variant, cell.name), { ...cell, hasConflict: conflicts.has(cell) }]),
        ),
      ),
  })
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
  const save = async () => runAll(act, '')
  useTogetherPart({ place: 1, isUnsaved, isRunning, offer, save })
  return { edits, type, count: cells.length, letGo: () => setEdits({}) }
}

export type SheetEditing = ReturnType<typeof useSheetEdits>
