/** Narrow cells, so that a phone shows all columns; the first is aligned with the heading. */
export const narrow = {
  '& .MuiTableCell-root': { px: { xs: 0.75, sm: 2 } },
  '& .MuiTableCell-root:first-of-type': { pl: 0 },
  '& .MuiTableCell-root:last-of-type': { pr: 0 },
} as const
