import { Stack } from '@mui/material'
import type { ReactNode } from 'react'
import { TablePages } from './table-pages.tsx'

type ItemPagesProps = {
  children: ReactNode
  /** Numbered items if their order is meaningful. */
  component: 'ol' | 'ul'
  spacing: number
  page: number
  perPage: number
  total: number
  onPage: (page: number) => void
}

/** Items one below the other, with pagination if there are several pages. */
export function ItemPages({ children, component, spacing, page, perPage, total, onPage }: ItemPagesProps) {
  return (
    <>
      <Stack component={component} spacing={spacing} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {children}
      </Stack>
      {total > perPage && <TablePages onTurn={onPage} sizes={[perPage]} {...{ page, perPage, total }} />}
    </>
  )
}
