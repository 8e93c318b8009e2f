import { Box } from '@mui/material'

const twoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: '2',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  // In a table as wide as two lines of it need.
  minWidth: { md: '14rem' },
} as const

/** Enough of a text to decide whether to open it. */
export function Glimpse({ text }: { text: string }) {
  return <Box sx={twoLines}>{text}</Box>
}
