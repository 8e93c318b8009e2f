import { Box, Typography } from '@mui/material'
import { countedRows } from './counted.ts'
import { useTranslate } from './i18n.ts'
import { visuallyHidden } from './visually-hidden.ts'

/** How much waits, as a figure that is read out in words. */
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

/** The same beside a name, where anything waits. */
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
