import { Box, Chip, Link, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router'

export function DocumentRows({ children }: { children: ReactNode }) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {children}
    </Box>
  )
}

type Props = {
  to: string
  title: string
  status: string
  amount: string | false
  /** Further facts; empty ones are left out. */
  facts: (string | false | null)[]
}

/** A document of a renovation with its status and amount. */
export function DocumentRow({ to, title, status, amount, facts }: Props) {
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        columnGap: 2,
        alignItems: 'center',
        flexWrap: 'wrap',
        py: 1,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Link component={RouterLink} sx={{ overflowWrap: 'anywhere' }} to={to}>
        {title}
      </Link>
      <Chip label={status} size="small" variant="outlined" />
      {amount !== false && <Typography sx={{ ml: 'auto', fontVariantNumeric: 'tabular-nums' }}>{amount}</Typography>}
      <Typography color="text.secondary" sx={{ flexBasis: '100%' }} variant="body2">
        {facts.filter(Boolean).join(' · ')}
      </Typography>
    </Box>
  )
}
