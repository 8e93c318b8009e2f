import { Box, Typography } from '@mui/material'
import type { Locale } from '@fitout/contract/locales.ts'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useTranslate } from '../i18n.ts'
import { visuallyHidden } from '../visually-hidden.ts'
import type { GroupKey, Kind, LineDraft } from './line-draft.ts'
import { gridOfLines, LineRow } from './line-row.tsx'
import type { StandardItem } from './standard-items.ts'
import { type TableAct, tableAct } from './table-keys.ts'
import type { TableActs } from './use-lines.ts'

const columns = ['title', 'qty', 'unit', 'unit_price', 'kind', 'amount', 'more'] as const

type LinesTableProps = {
  title: string
  /** The trade whose standard items are offered; all if undefined. */
  group: GroupKey | undefined
  kinds: readonly Kind[]
  lines: LineDraft[]
  languages: readonly Locale[]
  items: StandardItem[]
  table: TableActs
}

/** Keyboard operation: Enter goes to the next line, arrows move between lines, and with Alt they move the line. */
export function LinesTable({ title, group, kinds, lines, languages, items, table }: LinesTableProps) {
  const place = useRef<HTMLDivElement>(null)
  const { wanted, focused } = table

  useEffect(() => {
    if (!wanted) return
    const row = place.current?.querySelector(`[data-line="${wanted.key}"]`)
    row?.querySelector<HTMLElement>(`[data-column^="${wanted.column}"]`)?.focus()
    focused()
  }, [wanted, focused])

  function press(event: KeyboardEvent<HTMLElement>): void {
    const { target } = event
    if (event.defaultPrevented || !(target instanceof HTMLElement)) return
    const key = target.closest<HTMLElement>('[data-line]')?.dataset['line']
    const { column } = target.dataset
    const act = tableAct(event.nativeEvent, target instanceof HTMLSelectElement)
    // Enter presses the button after a line.
    if (!key || !column || !act || (column === 'more' && (act === 'next' || act === 'leave'))) return
    event.preventDefault()
    perform(act, key, column)
  }

  function perform(act: TableAct, key: string, column: string): void {
    const index = lines.findIndex((line) => line.key === key)
    const step = { next: 1, below: 1, above: -1 }[act as string]
    if (act === 'insert' || (act === 'next' && index === lines.length - 1)) return table.addLine(key)
    if (act === 'remove') return table.onRemove(key)
    if (act === 'leave') return void place.current?.closest('section')?.querySelector('h3')?.focus()
    if (step) return void table.focus(lines[index + step]?.key, column)
    table.onMove(key, act === 'move-up' ? -1 : 1)
    table.focus(key, column)
  }

  return (
    <Box aria-label={title} onKeyDown={press} ref={place} role="table" sx={{ containerType: 'inline-size' }}>
      {lines.length > 0 && <Heads />}
      {lines.map((line, index) => (
        <LineRow
          acts={table}
          group={group}
          items={items}
          key={line.key}
          kinds={kinds}
          languages={languages}
          line={line}
          number={index + 1}
        />
      ))}
    </Box>
  )
}

/** Column headings while each line is one row; otherwise cells are labelled for screen readers. */
function Heads() {
  const t = useTranslate()
  return (
    <Box
      role="row"
      sx={{
        ...gridOfLines,
        pt: 1,
        '@container (max-width: 55.99rem)': {
          position: 'absolute',
          clipPath: 'inset(50%)',
          width: '1px',
          height: 1,
          overflow: 'hidden',
        },
      }}
    >
      {columns.map((column) => (
        <Typography
          color="text.secondary"
          key={column}
          role="columnheader"
          sx={column === 'more' ? visuallyHidden : { textAlign: column === 'amount' ? 'end' : undefined }}
          variant="body2"
        >
          {t(`quotations.fields.${column}`)}
        </Typography>
      ))}
    </Box>
  )
}
