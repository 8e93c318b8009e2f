import { TablePagination } from '@mui/material'
import { countedRows, counted } from './counted.ts'
import { useTranslate } from './i18n.ts'

type TablePagesProps = {
  page: number
  perPage: number
  total: number
  sizes: readonly number[]
  onTurn: (page: number) => void
  onSize?: (size: number) => void
}

/** The pagination of a table, and its visible rows. */
export function TablePages({ page, perPage, total, sizes, onTurn, onSize }: TablePagesProps) {
  const t = useTranslate()
  return (
    <TablePagination
      component="div"
      count={total}
      labelDisplayedRows={({ from, to }) =>
        t('kit.rows', { from: counted(from), to: counted(to), total: countedRows(total) })
      }
      labelRowsPerPage={t('kit.perPage')}
      onPageChange={(_, next) => onTurn(next + 1)}
      page={Math.min(page, Math.ceil(total / perPage)) - 1}
      rowsPerPage={perPage}
      rowsPerPageOptions={sizes}
      {...(onSize && {
        onRowsPerPageChange: ({ target }) => onSize(Number(target.value)),
        showFirstButton: true,
        showLastButton: true,
      })}
    />
  )
}
