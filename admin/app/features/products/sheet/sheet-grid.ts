import { plainNumber } from '../../../shared/typed-number.ts'
import { isNumber } from '../variant-cells.ts'

/** The position of a cell: its row, and its column among the editable ones. */
export type Place = { row: number; column: number }

type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'isComposing'>
type Caret = { start: number; end: number; length: number }

/** The target of a key; undefined if the cell handles it, like arrows within the input. */
export function stepBy(event: Pressed, { row, column }: Place, { start, end, length }: Caret): Place | undefined {
  if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return undefined
  const isWhole = start === 0 && end === length
  switch (event.key) {
    case 'Enter':
      return { row: row + (event.shiftKey ? -1 : 1), column }
    case 'ArrowUp':
      return { row: row - 1, column }
    case 'ArrowDown':
      return { row: row + 1, column }
    case 'ArrowLeft':
      return isWhole || end === 0 ? { row, column: column - 1 } : undefined
    case 'ArrowRight':
      return isWhole || start === length ? { row, column: column + 1 } : undefined
    default:
      return undefined
  }
}

export type PastedCell = Place & { typed: string }

/**
 * Applies a block copied from a spreadsheet to the sheet, starting at one cell. Empty cells keep their values, and `$1,280.00`
 * is a number too; other values, and those beyond the sheet, are skipped and counted. Faulty numbers are marked at their cells.
 */
export function laidOver(block: string[][], from: Place, names: readonly string[], rows: number) {
  const given = block.flatMap((line, down) =>
    line.map((text, right) => ({
      row: from.row + down,
      column: from.column + right,
      typed: plainNumber(text),
    })),
  )
  const written = given.filter(({ typed }) => typed !== '')
  const cells: PastedCell[] = written.filter(({ row, column, typed }) => {
    const name = names[column]
    return row < rows && name !== undefined && name !== '' && isNumber(typed)
  })
  return { cells, leftOut: written.length - cells.length }
}
