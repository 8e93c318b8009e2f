import { Pagination } from '@mui/material'

type PagesProps = { page: number; perPage: number; total: number | undefined; onTurn: (page: number) => void }

/** Pagination, if there are several pages. */
export function Pages({ page, perPage, total = 0, onTurn }: PagesProps) {
  const count = Math.ceil(total / perPage)
  return count > 1 ? <Pagination count={count} onChange={(_, to) => onTurn(to)} page={page} /> : null
}
