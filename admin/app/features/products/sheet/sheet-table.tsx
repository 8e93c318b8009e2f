import { Box, Link as TextLink, styled, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { inLocale, type Words } from '@fitout/contract/locales.ts'
import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react'
import { Link } from 'react-router'
import { useLocale, useTranslate } from '../../../shared/i18n.ts'
import { Cell } from '../../../shared/quotation-lines/cell.tsx'
import { cellsOf } from '../../../shared/quotation-lines/pasted-lines.ts'
import { useNotify } from '../../../shared/notices.ts'
import { SideScroll } from '../../../shared/side-scroll.tsx'
import { useMay } from '../../../shared/use-may.ts'
import { faultIn, storedIn, type Variant } from '../variant-cells.ts'
import { laidOver, type Place, stepBy } from './sheet-grid.ts'
import { keyOfCell, type SheetEditing } from './use-sheet-edits.ts'

export type SheetRow = Variant & { product: { _id: string; title: Words } }
type Column = { name: string; label: string; mayWrite: boolean }
type SheetTableProps = { rows: readonly SheetRow[]; editing: SheetEditing }

const Typed = styled(Cell)(({ theme }) => ({
  width: '6.5rem',
  '&[data-changed]': { borderColor: theme.palette.primary.main, fontWeight: 600 },
}))

/** The browser's own undo would undo input in some other cell, and nothing that was pasted. */
const isUndo = ({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === 'z' && (ctrlKey || metaKey) && !shiftKey

const mostWithoutScrolling = 4
/** Below the bars of the office and of saving, so that the column titles stay visible. */
const stays = {
  '& th': { position: { md: 'sticky' }, top: '6.6rem', zIndex: 2, bgcolor: 'background.paper' },
} as const

/** Prices and shelves like a spreadsheet: arrows, Enter and Tab move, and a copied block is pasted as a whole. */
export function SheetTable({ rows, editing }: SheetTableProps) {
  const t = useTranslate()
  const locale = useLocale()
  const columns = useColumns(rows)
  const notify = useNotify()
  const table = useRef<HTMLTableElement>(null)

  const cellAt = (place: string) => table.current?.querySelector<HTMLInputElement>(`[data-place="${place}"]`)
  function press(event: KeyboardEvent<HTMLInputElement>, place: Place): void {
    if (isUndo(event)) {
      event.preventDefault()
      const undone = editing.undo()
      if (undone) cellAt(undone)?.focus()
      return
    }
    const { selectionStart: start, selectionEnd: end, value } = event.currentTarget
    const next = stepBy(event.nativeEvent, place, { start: start ?? 0, end: end ?? 0, length: value.length })
    if (!next) return
    event.preventDefault()
    cellAt(`${next.row} ${next.column}`)?.focus()
  }
  function paste(event: ClipboardEvent, from: Place): void {
    const block = cellsOf(event.clipboardData.getData('text/plain'))
    const names = columns.map(({ name, mayWrite }) => (mayWrite ? name : ''))
    const { cells, leftOut } = laidOver(block, from, names, rows.length)
    const isOne = block.length < 2 && (block[0]?.length ?? 0) < 2
    // Invalid numbers are marked at the input.
    if (isOne && cells.length === 0) return
    event.preventDefault()
    const pasted = cells.flatMap(({ row, column, typed }) => {
      const [variant, name] = [rows[row], names[column]]
      return variant && name && storedIn(variant, name) !== '' ? [{ variant, name, typed }] : []
    })
    editing.paste(pasted, `${from.row} ${from.column}`)
    // Services have no cell for stock.
    const count = leftOut + cells.length - pasted.length
    if (count > 0) notify(t('productSheet.leftOut', { count }))
  }

  return (
    <SideScroll sx={{ overflowX: { xs: 'auto', md: columns.length > mostWithoutScrolling ? 'auto' : 'visible' } }}>
      <Table ref={table} size="small">
        <TableHead sx={stays}>
          <TableRow>
            <TableCell>{t('productSheet.variant')}</TableCell>
            {columns.map(({ name, label }) => (
              <TableCell align="right" key={name} sx={{ minWidth: '7rem', pl: 0.5, pr: 1.5 }}>
                {label}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row, index) => (
            <TableRow key={row._id}>
              <TableCell component="th" scope="row" sx={{ minWidth: { xs: '9rem', lg: '12rem' } }}>
                <TextLink component={Link} to={`/products/${row.product._id}/show`} underline="hover">
                  {inLocale(row.product.title, locale)}
                </TextLink>
                <Box component="span" sx={{ display: 'block', color: 'text.secondary', overflowWrap: 'anywhere' }}>
                  {inLocale(row.title, locale)} · {row.sku}
                </Box>
              </TableCell>
              {columns.map((column, at) => (
                <TableCell align="right" key={column.name} sx={{ py: 0.25, px: 0.5 }}>
                  {storedIn(row, column.name) !== '' && (
                    <SheetCell
                      column={column}
                      editing={editing}
                      onPaste={(event) => paste(event, { row: index, column: at })}
                      onPress={(event) => press(event, { row: index, column: at })}
                      place={`${index} ${at}`}
                      variant={row}
                    />
                  )}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </SideScroll>
  )
}

type SheetCellProps = {
  variant: SheetRow
  column: Column
  place: string
  editing: SheetEditing
  onPress: (event: KeyboardEvent<HTMLInputElement>) => void
  onPaste: (event: ClipboardEvent) => void
}

function SheetCell({ variant, column: { name, label, mayWrite }, place, editing, onPress, onPaste }: SheetCellProps) {
  const t = useTranslate()
  const edit = editing.edits[keyOfCell(variant, name)]
  const stored = storedIn(variant, name)
  const type = (typed: string) => editing.type({ variant, name, typed }, place)
  const wrong = edit && faultIn(name, edit.typed)
  const fault = edit?.hasConflict ? t('productEditor.conflict', { now: stored }) : wrong && t(`productSheet.${wrong}`)
  return (
    <>
      <Typed
        aria-describedby={fault && `fault ${place}`.replaceAll(' ', '-')}
        aria-invalid={fault !== undefined}
        aria-label={`${label} · ${variant.sku}`}
        data-changed={edit ? '' : undefined}
        data-number=""
        data-place={place}
        disabled={!mayWrite}
        inputMode="decimal"
        onChange={({ target }) => type(target.value)}
        onFocus={({ target }) => target.select()}
        onKeyDown={(event) => (event.key === 'Escape' ? type(stored) : onPress(event))}
        onPaste={onPaste}
        value={edit?.typed ?? stored}
      />
      {fault && (
        <Box
          component="span"
          id={`fault ${place}`.replaceAll(' ', '-')}
          role="alert"
          sx={{ display: 'block', color: 'error.main', fontSize: 12 }}
        >
          {fault}
        </Box>
      )}
    </>
  )
}

/** The price, and a column for each warehouse that has a shelf on this page. */
function useColumns(rows: readonly SheetRow[]): Column[] {
  const t = useTranslate()
  const locale = useLocale()
  const may = useMay()
  const warehouses = new Map(rows.flatMap(({ shelves }) => shelves.map((one) => [one.warehouse_id, one.warehouse])))
  return [
    { name: 'price', label: t('products.price'), mayWrite: may('products.write') },
    ...[...warehouses].map(([name, title]) => ({
      name,
      label: inLocale(title, locale),
      mayWrite: may('stock.move'),
    })),
  ]
}
