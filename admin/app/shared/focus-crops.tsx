import { Box, Stack, Typography } from '@mui/material'
import { useTranslate } from './i18n.ts'

/** The shapes in which the shop shows pictures. */
const shapes = ['4 / 5', '1 / 1', '3 / 2', '16 / 9'] as const

type FocusCropsProps = {
  address: string
  focus: { x: number; y: number }
  /** Pixels; all four fit side by side into a card of a picture at 36. */
  height?: number
}

/** What remains of a picture in each of these shapes. */
export function FocusCrops({ address, focus, height = 64 }: FocusCropsProps) {
  const t = useTranslate()
  return (
    <Box sx={{ mt: 1 }}>
      <Typography color="text.secondary" variant="caption">
        {t('pictures.crops')}
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {shapes.map((shape) => (
          <Box
            alt=""
            component="img"
            key={shape}
            src={address}
            style={{ objectPosition: `${focus.x}% ${focus.y}%` }}
            sx={{ aspectRatio: shape, height, objectFit: 'cover' }}
          />
        ))}
      </Stack>
    </Box>
  )
}
