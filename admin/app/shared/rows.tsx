import { Box, Link as TextLink, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import type { MouseEvent, ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'

export type Column<Row> = {
  label: string
  render: (row: Row) => ReactNode
  /** Figures, of which the last places stand below each other. */
  isNumber?: boolean
}
type RowsProps<Row> = {
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  /** Where a row leads, if anywhere. */
  to?: ((row: Row) => string) | undefined
}

/** Rows as a table; a press anywhere in a row follows its link. */
export function Rows<Row extends { _id: string }>({ rows, columns, to }: RowsProps<Row>) {
  const navigate = useNavigate()
  function follow(event: MouseEvent, row: Row): void {
    const isOwn = (event.target as Element).closest('a, button, input, [role=combobox]') !== null
    if (to && !isOwn && getSelection()?.isCollapsed !== false) void navigate(to(row))
  }
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Table size="small">
        <TableHead>
          <TableRow>
            {columns.map(({ label, isNumber }) => (
              <TableCell key={label} {...(isNumber && { align: 'right' })}>
                {label}
              </TableCell>
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
            >
              {columns.map(({ label, render, isNumber }, at) => (
                <TableCell key={label} {...(isNumber && { align: 'right' })}>
                  {to && at === 0 ? (
                    <TextLink color="inherit" component={Link} to={to(row)} underline="hover">
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
    </Box>
  )
}
