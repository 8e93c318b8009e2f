import { hongKongDay, showDay } from '@fitout/contract/hong-kong-time.ts'
import { type FigureColumn, figureTables, type FigureTable, readFigureTable } from '@fitout/contract/staff/figures.ts'
import { formatMoney } from '@fitout/ui/money.ts'
import { Alert, Link as TextLink, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { Link } from 'react-router'
import { useTranslate } from '../../shared/i18n.ts'
import { Loading } from '../../shared/loading.tsx'
import { SideScroll } from '../../shared/side-scroll.tsx'
import { useList } from '../../shared/use-read.ts'
import { FigurePart } from './figure-part.tsx'
import { narrow } from './narrow.ts'
import type { Period } from './period.ts'

const money = new Set<FigureColumn>(['takings', 'takings_before', 'discount'])

/** The screen of a row's object. */
const places: Partial<Record<FigureTable, (id: string) => string>> = {
  'best-sellers': (id) => `/products/${id}/show`,
  'looked-at': (id) => `/products/${id}/show`,
  projects: (id) => `/words/project/${id}`,
}

type FigureTableProps = { table: FigureTable; period: Period }

/** The first ten rows of a table; the rest is in its CSV. */
export function FigureTablePart({ table, period }: FigureTableProps) {
  const t = useTranslate()
  const { data: rows, error } = useList(readFigureTable, { params: { table }, query: period, keepsPrevious: true })
  const columns: readonly FigureColumn[] = figureTables[table]
  const title = t(`figures.tables.${table}.title`)
  const to = places[table]
  return (
    <FigurePart lead={t(`figures.tables.${table}.lead`)} period={period} table={table} title={title}>
      {error && <Alert severity="error">{error.message}</Alert>}
      {!rows && !error && <Loading />}
      {rows?.length === 0 && <Typography color="text.secondary">{t('figures.none')}</Typography>}
      {rows && rows.length > 0 && (
        <SideScroll aria-label={title} role="region" tabIndex={0}>
          <Table size="small" sx={narrow}>
            <TableHead>
              <TableRow>
                <TableCell>{t('figures.columns.name')}</TableCell>
                {columns.map((column) => (
                  <TableCell align="right" key={column}>
                    {t(`figures.columns.${column}`)}
                  </TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {rows.map(({ _id: id, name, values }) => (
                <TableRow key={id}>
                  <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere', minWidth: 96 }}>
                    {to ? (
                      <TextLink component={Link} to={to(id)}>
                        {name}
                      </TextLink>
                    ) : (
                      name
                    )}
                  </TableCell>
                  {columns.map((column) => (
                    <TableCell
                      align="right"
                      key={column}
                      sx={{ color: column.endsWith('_before') ? 'text.secondary' : undefined, whiteSpace: 'nowrap' }}
                    >
                      {shown(column, values[column] ?? null)}
                    </TableCell>
                  ))}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </SideScroll>
      )}
    </FigurePart>
  )
}

function shown(column: FigureColumn, value: number | null): string {
  if (value === null) return ''
  if (column === 'days_left') return showDay(hongKongDay(new Date(), value))
  return money.has(column) ? formatMoney(value) : value.toLocaleString('en-HK')
}
