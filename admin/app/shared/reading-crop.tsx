import { Box } from '@mui/material'
import type { PaymentReading } from './payment-reading.ts'

/** The URL of a payment picture and its size in pixels. */
export type ReadPicture = { address: string; width: number; height: number }

type CropProps = { picture: ReadPicture; place: NonNullable<PaymentReading['fields']['payee']>['place'] }

const height = 18
const widest = 180

/** The part of the picture from which a value was read, for checking by eye. */
export function ReadingCrop({ picture: { address, ...size }, place }: CropProps) {
  if (place.height === 0 || place.width === 0) return null
  const scale = Math.min(height / (place.height * size.height), widest / (place.width * size.width))
  const [wide, high] = [size.width * scale, size.height * scale]
  return (
    <Box
      aria-hidden
      component="span"
      sx={{
        display: 'block',
        width: place.width * wide,
        height: place.height * high,
        backgroundImage: `url("${address}")`,
        backgroundSize: `${wide}px ${high}px`,
        backgroundPosition: `${-place.left * wide}px ${-place.top * high}px`,
      }}
    />
  )
}
