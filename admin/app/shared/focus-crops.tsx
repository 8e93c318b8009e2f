import { Box, Stack, Typography } from '@mui/material'
import { useTranslate } from './i18n.ts'

/** The shapes in which the shop shows pictures: their widths by their heights. */
const shapes = [4 / 5, 1, 3 / 2, 16 / 9] as const
const mostPixels = 64

type FocusCropsProps = { address: string; focus: { x: number; y: number } }

/** What remains of a picture in each of these shapes, in one row of equal heights. */
export function FocusCrops({ address, focus }: FocusCropsProps) {
  const t = useTranslate()
  return (
    <Box sx={{ mt: 1 }}>
      <Typography color="text.secondary" variant="caption">
        {t('pictures.crops')}
      </Typography>
      <Stack direction="row" sx={{ alignItems: 'start', gap: 0.5 }}>
        {shapes.map((shape) => (
          <Box
            alt=""
            component="img"
            key={shape}
            src={address}
            style={{ objectPosition: `${focus.x}% ${focus.y}%` }}
            sx={{
              flex: `${shape} 1 0`,
              minWidth: 0,
              maxWidth: mostPixels * shape,
              aspectRatio: shape,
              objectFit: 'cover',
            }}
          />
        ))}
      </Stack>
    </Box>
  )
}
