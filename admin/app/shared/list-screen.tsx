import type { Endpoint } from '@fitout/contract/endpoint.ts'
import { Box, Card, Typography, useMediaQuery } from '@mui/material'
import { type ReactNode, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { BulkBar, RowActs } from './bulk-bar.tsx'
import { ColumnChoice, useChosenColumns } from './column-choice.tsx'
import type { Filter } from './filter-field.tsx'
import { Filters } from './filters.tsx'
import { useTranslate } from './i18n.ts'
import { Loading } from './loading.tsx'
import { type Column, Rows, type Sorting, type Ticks } from './rows.tsx'
import { ScreenBeside } from './screen-beside.tsx'
import { Screen } from './screen.tsx'
import { SideSheet } from './side-sheet.tsx'
import { type Short, ShortRows } from './short-rows.tsx'
import { SortChoice } from './sort-choice.tsx'
import { TablePages } from './table-pages.tsx'
import type { Bulk } from './use-bulk.ts'
import { sheetName, useSheet } from './use-sheet.ts'
import { useSelection } from './use-selection.ts'
import type { SharedViews, View } from './view-acts.tsx'
import { Views } from './views.tsx'

export type Queue<Row> = {
  /** The call that lists the rows. */
  of: Endpoint
  /** The parameters of its address. */
  params?: Record<string, string> | undefined
  /** What the call is sent where nothing is chosen. */
  filter?: Record<string, string> | undefined
  rows: readonly Row[]
  total: number | undefined
  isPending: boolean
  error: Error | null
  chosen: Record<string, string>
  choose: (change: Record<string, string>) => void
  isNarrowed: boolean
  sorting: Sorting
  pages: { page: number; perPage: number; onTurn: (page: number) => void; onSize: (size: number) => void }
}

type ListScreenProps<Row> = {
  heading: string
  lead?: string
  /** The result of `useQueue`. */
  queue: Queue<Row>
  beside?: ReactNode
  filters?: readonly Filter[]
  /** Predefined views. */
  views?: readonly View[]
  /** Views shared by all colleagues. */
  shared?: SharedViews
  columns?: readonly Column<Row>[]
  /** Bulk actions; without any, rows cannot be ticked. */
  bulk?: Bulk<Row>
  /** The short form of a row on a phone; if omitted, the table is used there too. */
  short?: Short<Row>
  /** Rows that are not a table at any width. */
  children?: false | ((rows: readonly Row[]) => ReactNode)
  to?: (row: Row) => string
  /** A row in the side sheet, if there is room, with its bulk actions; the link opens the whole record. */
  renderSheet?: (id: string, acts: ReactNode) => ReactNode
  /** Whether the side sheet shows the whole record. */
  isBeside?: boolean
  /** The empty state, if there are no rows at all: what will appear, and how. */
  none?: string
}

const sizes = [5, 10, 25, 50]

/** A list: filtered, paged, as a table or on a phone as two lines per row. */
export function ListScreen<Row extends { _id: string }>({
  queue,
  filters = [],
  views = [],
  shared,
  bulk,
  ...list
}: ListScreenProps<Row>) {
  const t = useTranslate()
  const { heading, lead, beside, none } = list
  const { rows, total = 0, isPending, error, chosen, choose, sorting, pages } = queue
  const selection = useSelection(rows)
  const hasOpen = useSearchParams()[0].has(sheetName)
  const ticks = bulk && bulk.acts.length > 0 ? { selection, nameOf: bulk.nameOf } : undefined
  const nothing = queue.isNarrowed
    ? t('kit.navigation.no_filtered_results')
    : (none ?? t('kit.navigation.no_results', { name: heading }))
  const renderBar = (end?: ReactNode) =>
    bulk && ticks ? (
      <BulkBar {...bulk} beside={end} rows={rows} selection={selection} />
    ) : (
      end && <Box sx={{ display: 'flex', justifyContent: 'flex-end', px: 1 }}>{end}</Box>
    )
  return (
    <Screen beside={beside} error={error} heading={heading} {...(lead && { lead })}>
      {filters.length > 0 && (
        <Views
          chosen={chosen}
          filter={queue.filter}
          of={queue.of}
          onChoose={choose}
          params={queue.params}
          shared={shared}
          views={views}
        />
      )}
      {filters.length > 0 && <Filters chosen={chosen} filters={filters} onChoose={choose} />}
      {isPending && !error && <Loading />}
      {!isPending && rows.length === 0 && <Typography sx={{ p: 2 }}>{nothing}</Typography>}
      {/* The row that is open may have been the last, and stays open. */}
      {(rows.length > 0 || hasOpen) && (
        <Card hidden={rows.length === 0} sx={{ overflow: 'visible' }}>
          <Shown {...list} bulk={bulk} renderBar={renderBar} rows={rows} sorting={sorting} ticks={ticks} />
        </Card>
      )}
      {total > 0 && <TablePages {...pages} sizes={[...new Set([...sizes, pages.perPage])]} total={total} />}
    </Screen>
  )
}

type ShownProps<Row> = Pick<
  ListScreenProps<Row>,
  'columns' | 'short' | 'children' | 'to' | 'renderSheet' | 'isBeside'
> & {
  rows: readonly Row[]
  bulk: Bulk<Row> | undefined
  sorting: Sorting
  ticks: Ticks<Row> | undefined
  /** The content above the rows, with an element at its end. */
  renderBar: (end?: ReactNode) => ReactNode
}

function Shown<Row extends { _id: string }>({ columns = [], short, children, ...list }: ShownProps<Row>) {
  const isSmall = useMediaQuery('(max-width: 59.9375rem)')
  if (children) {
    return (
      <>
        {list.renderBar()}
        {children(list.rows)}
      </>
    )
  }
  if (!isSmall || !short) return <WideRows {...list} columns={columns} isSmall={isSmall} />
  const { sorting, renderBar, renderSheet: _, isBeside: _beside, bulk: _bulk, ...rows } = list
  return (
    <>
      {renderBar()}
      {columns.some(({ sort }) => sort) && (
        <Box sx={{ px: 2, pt: 2 }}>
          <SortChoice columns={columns} sorting={sorting} />
        </Box>
      )}
      <ShortRows {...rows} short={short} />
    </>
  )
}

type WideRowsProps<Row> = Omit<ShownProps<Row>, 'columns'> & { columns: readonly Column<Row>[]; isSmall: boolean }

function WideRows<Row extends { _id: string }>({
  columns,
  isSmall,
  renderSheet,
  isBeside = false,
  bulk,
  renderBar,
  ...list
}: WideRowsProps<Row>) {
  const { shown, isChosen, toggle } = useChosenColumns(columns)
  const { rows, to } = list
  const sheet = useSheet(rows)
  const hasSheet = (isBeside || renderSheet !== undefined) && !isSmall
  const opened = rows.find(({ _id: id }) => id === sheet.id)
  return (
    <>
      {renderBar(columns.length > 3 && <ColumnChoice columns={columns} isChosen={isChosen} onToggle={toggle} />)}
      <Rows {...list} columns={shown} onOpen={hasSheet ? sheet.open : undefined} />
      {hasSheet && sheet.id !== undefined && to && isBeside && (
        <ScreenBeside sheet={sheet} to={to({ _id: sheet.id } as Row)} />
      )}
      {hasSheet && sheet.id !== undefined && to && renderSheet && (
        <SideSheet sheet={sheet} to={to({ _id: sheet.id } as Row)}>
          <Suspense fallback={<Loading />}>
            {renderSheet(sheet.id, bulk && opened && <RowActs {...bulk} key={sheet.id} row={opened} />)}
          </Suspense>
        </SideSheet>
      )}
    </>
  )
}
