import { Button, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from '../../shared/i18n.ts'
import type { Entry } from './entry.ts'
import { beginningOf, type FieldChange, fieldChanges, isEmpty, whereTheyDiffer } from './field-changes.ts'
import { useReading } from './use-reading.ts'

const shownAtFirst = 4
/** For these the sentence is complete; the refused call is for programmers. */
const describedActions = new Set([
  'session.open',
  'session.close',
  'orders.note',
  'customers.note',
  'customers.copy',
  'refused',
])

/** The old and new values, field by field. */
export function TrailFields({ entry }: { entry: Entry }) {
  const t = useTranslate()
  const reading = useReading(entry)
  const [isWhole, setWhole] = useState(false)
  const all = describedActions.has(entry.action) ? [] : fieldChanges(entry.before, entry.after)
  if (all.length === 0) return null
  // A new object has no old values, and a removed one no new values.
  const columns = (['before', 'after'] as const).filter((side) => !isEmpty(entry[side]))
  const cells = { verticalAlign: 'top', overflowWrap: 'anywhere', whiteSpace: 'pre-line', px: 1, py: 0.5, border: 0 }
  return (
    <>
      <Table size="small" sx={{ tableLayout: 'fixed', mt: 0.5, maxWidth: 960 }}>
        <TableHead>
          <TableRow>
            {(['field', ...columns] as const).map((name) => (
              <TableCell component="th" key={name} scope="col" sx={{ ...cells, color: 'text.secondary' }}>
                {t(`audit.${name}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {all.slice(0, isWhole ? undefined : shownAtFirst).map((change) => (
            <TableRow key={change.path.join(' ')}>
              <TableCell component="th" scope="row" sx={{ ...cells, color: 'text.secondary' }}>
                {reading.labelOf(change)}
              </TableCell>
              {columns.map((side) => (
                <TableCell key={side} sx={cells}>
                  {textsOf(change, reading)[side]}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {all.length > shownAtFirst && (
        <Button onClick={() => setWhole(!isWhole)} size="small">
          {t(isWhole ? 'audit.fewer' : 'audit.more', { count: all.length })}
        </Button>
      )}
    </>
  )
}

function textsOf(change: FieldChange, { textOf }: ReturnType<typeof useReading>) {
  const { before, after } = change
  const [was, is] = [textOf(before, change), textOf(after, change)]
  if (isEmpty(before) || isEmpty(after)) return { before: beginningOf(was), after: beginningOf(is) }
  const [cutBefore, cutAfter] = whereTheyDiffer(was, is)
  return { before: cutBefore, after: cutAfter }
}
