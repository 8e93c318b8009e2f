import {
  Box,
  Checkbox,
  Link as TextLink,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  TableSortLabel,
} from '@mui/material'
import type { MouseEvent, ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import { amongRows } from './among.ts'
import { useTranslate } from './i18n.ts'
import { steppableTo } from './office-search/rows-by-key.ts'
import { SideScroll } from './side-scroll.tsx'
import type { Selection } from './use-selection.ts'
import { visuallyHidden } from './visually-hidden.ts'

export type Column<Row> = {
  label: string
  render: (row: Row) => ReactNode
  /** Numbers, aligned to the right. */
  isNumber?: boolean
  /** Hidden by default. */
  isExtra?: boolean
  /** An action button; its heading is for screen readers only. */
  isAct?: boolean
  /** The sort key of the API, if sortable. */
  sort?: string
}

export type Sorting = {
  /** Empty for the default order. */
  by: string
  order: 'asc' | 'desc'
  onSort: (by: string, order: 'asc' | 'desc') => void
}

type RowsProps<Row> = {
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  /** The link of a row, if any. */
  to?: ((row: Row) => string) | undefined
  /** Opens a row in the side sheet, which links to the whole record. */
  onOpen?: ((row: Row) => void) | undefined
  sorting?: Sorting | undefined
  /** Selection checkboxes, for bulk actions. */
  ticks?: Ticks<Row> | undefined
}

export type Ticks<Row> = { selection: Selection<Row>; nameOf: (row: Row) => string }

/** Rows as a table. A click anywhere in a row opens it in the side sheet, or follows its link. */
export function Rows<Row extends { _id: string }>({ rows, columns, to, onOpen, sorting, ticks }: RowsProps<Row>) {
  const navigate = useNavigate()
  function follow(event: MouseEvent, row: Row): void {
    const isOwn = (event.target as Element).closest('a, button, input, label, [role=combobox]') !== null
    if (!to || isOwn || getSelection()?.isCollapsed === false) return
    if (onOpen) onOpen(row)
    else void navigate(to(row), { state: amongRows(rows, to) })
  }
  return (
    <SideScroll>
      <Table size="small">
        <TableHead>
          <TableRow>
            {ticks && <TableCell component="td" padding="checkbox" />}
            {columns.map((column) => (
              <Head column={column} key={column.label} sorting={sorting} />
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow
              hover={to !== undefined}
              key={row._id}
              onClick={(event) => follow(event, row)}
              sx={to ? { cursor: 'pointer' } : {}}
              {...steppableTo(row._id)}
            >
              {ticks && (
                <TableCell padding="checkbox">
                  <Tick row={row} ticks={ticks} />
                </TableCell>
              )}
              {columns.map(({ label, render, isNumber, isAct }, at) => (
                <TableCell key={label} {...(isNumber && { align: 'right' })} {...(isAct && { sx: acts })}>
                  {to && at === 0 ? (
                    <TextLink
                      color="inherit"
                      component={Link}
                      state={amongRows(rows, to)}
                      to={to(row)}
                      underline="hover"
                    >
                      {render(row)}
                    </TextLink>
                  ) : (
                    render(row)
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

/** A word of a button is not broken to make room for words of other columns. */
const acts = { '& .MuiButton-root': { whiteSpace: 'nowrap' } }

type HeadProps<Row> = { column: Column<Row>; sorting: Sorting | undefined }

/** The first click sorts, the second reverses, the third restores the default order. */
function Head<Row>({ column: { label, isNumber, isAct, sort }, sorting }: HeadProps<Row>) {
  const align = isNumber ? ({ align: 'right' } as const) : {}
  if (isAct) {
    return (
      <TableCell sx={{ position: 'relative' }}>
        <Box component="span" sx={visuallyHidden}>
          {label}
        </Box>
      </TableCell>
    )
  }
  if (!sort || !sorting) return <TableCell {...align}>{label}</TableCell>
  const isActive = sorting.by === sort
  function press({ onSort, order }: Sorting): void {
    if (!isActive) onSort(sort ?? '', 'asc')
    else onSort(order === 'asc' ? (sort ?? '') : '', 'desc')
  }
  return (
    <TableCell {...align} sortDirection={isActive ? sorting.order : false}>
      <TableSortLabel active={isActive} direction={isActive ? sorting.order : 'asc'} onClick={() => press(sorting)}>
        {label}
      </TableSortLabel>
    </TableCell>
  )
}

/** The selection checkbox of a row; Shift and a click tick all rows since the last one. */
export function Tick<Row>({ row, ticks: { selection, nameOf } }: { row: Row; ticks: Ticks<Row> }) {
  const t = useTranslate()
  return (
    <Checkbox
      checked={selection.isChosen(row)}
      onChange={({ nativeEvent }) => selection.toggle(row, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)}
      // Shift would also mark the text in between.
      onMouseDown={(event) => event.shiftKey && event.preventDefault()}
      size="small"
      slotProps={{ input: { 'aria-label': t('kit.bulk.choose', { name: nameOf(row) }) } }}
    />
  )
}
