import { Box, Typography } from '@mui/material'
import { countedRows } from './counted.ts'
import { useTranslate } from './i18n.ts'
import { visuallyHidden } from './visually-hidden.ts'

/** The number of waiting tasks, with a text for screen readers. */
export function WaitingFigure({ count }: { count: number }) {
  const t = useTranslate()
  return (
    <>
      {countedRows(count)}
      <Box component="span" sx={visuallyHidden}>
        {t('kit.places.waits')}
      </Box>
    </>
  )
}

/** The same beside a name, if there are any. */
export function PlaceCount({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <Typography
      color="primary"
      component="span"
      sx={{ position: 'relative', fontVariantNumeric: 'tabular-nums', ml: 1 }}
      variant="body2"
    >
      <WaitingFigure count={count} />
    </Typography>
  )
}
