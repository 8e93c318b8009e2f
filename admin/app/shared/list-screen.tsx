import { Card, TablePagination, Typography, useMediaQuery } from '@mui/material'
import type { ReactNode } from 'react'
import type { Filter } from './filter-field.tsx'
import { Filters } from './filters.tsx'
import { useTranslate } from './i18n.ts'
import { Loading } from './loading.tsx'
import { type Column, Rows } from './rows.tsx'
import { Screen } from './screen.tsx'
import { type Short, ShortRows } from './short-rows.tsx'

export type Queue<Row> = {
  rows: readonly Row[]
  total: number | undefined
  isPending: boolean
  error: Error | null
  chosen: Record<string, string>
  choose: (change: Record<string, string>) => void
  pages: { page: number; perPage: number; onTurn: (page: number) => void; onSize: (size: number) => void }
}

type ListScreenProps<Row> = {
  heading: string
  lead?: string
  /** What `useQueue` gives. */
  queue: Queue<Row>
  beside?: ReactNode
  filters?: readonly Filter[]
  columns?: readonly Column<Row>[]
  /** What a row says on a phone; left out, it is the table there too. */
  short?: Short<Row>
  /** Rows that are no table at any width. */
  children?: false | ((rows: readonly Row[]) => ReactNode)
  to?: (row: Row) => string
  /** What stands in place of rows where there are none. */
  none?: string
}

const sizes = [5, 10, 25, 50]

/** A list of things: narrowed down, a page at a time, as a table or on a phone as two lines each. */
export function ListScreen<Row extends { _id: string }>({ queue, filters = [], ...list }: ListScreenProps<Row>) {
  const t = useTranslate()
  const { heading, lead, beside, none } = list
  const { rows, total = 0, isPending, error, chosen, choose, pages } = queue
  const isNarrowed = Object.values(chosen).some(Boolean)
  const nothing = t(`kit.navigation.${isNarrowed ? 'no_filtered_results' : 'no_results'}`, { name: heading })
  return (
    <Screen beside={beside} error={error} heading={heading} {...(lead && { lead })}>
      {filters.length > 0 && <Filters chosen={chosen} filters={filters} onChoose={choose} />}
      {isPending && !error && <Loading />}
      {!isPending && rows.length === 0 && <Typography sx={{ p: 2 }}>{none ?? nothing}</Typography>}
      {rows.length > 0 && (
        <Card>
          <Shown {...list} rows={rows} />
        </Card>
      )}
      {total > 0 && (
        <TablePagination
          component="div"
          count={total}
          onPageChange={(_, page) => pages.onTurn(page + 1)}
          onRowsPerPageChange={({ target }) => pages.onSize(Number(target.value))}
          page={Math.min(pages.page, Math.ceil(total / pages.perPage)) - 1}
          rowsPerPage={pages.perPage}
          rowsPerPageOptions={[...new Set([...sizes, pages.perPage])]}
          showFirstButton
          showLastButton
        />
      )}
    </Screen>
  )
}

type ShownProps<Row> = Pick<ListScreenProps<Row>, 'columns' | 'short' | 'children' | 'to'> & { rows: readonly Row[] }

function Shown<Row extends { _id: string }>({ rows, columns = [], short, children, to }: ShownProps<Row>) {
  const isSmall = useMediaQuery('(max-width: 59.9375rem)')
  if (children) return children(rows)
  return isSmall && short ? (
    <ShortRows rows={rows} short={short} to={to} />
  ) : (
    <Rows columns={columns} rows={rows} to={to} />
  )
}
