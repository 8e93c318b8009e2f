import { Box } from '@mui/material'
import type { ProofReading, ReadProof } from './use-proof-reading.ts'

type CropProps = { data: ProofReading; place: NonNullable<ReadProof['fields']['payee']>['place'] }

const height = 18
const widest = 180

/** The part of the picture from which a value was read, to be compared by eye. */
export function Crop({ data: { order_id: orderId, proof, picture }, place }: CropProps) {
  if (!picture || place.height === 0 || place.width === 0) return null
  const scale = Math.min(height / (place.height * picture.height), widest / (place.width * picture.width))
  const [wide, high] = [picture.width * scale, picture.height * scale]
  return (
    <Box
      aria-hidden
      component="span"
      sx={{
        display: 'block',
        width: place.width * wide,
        height: place.height * high,
        backgroundImage: `url("/api/admin/orders/${orderId}/proof?of=${proof ?? ''}")`,
        backgroundSize: `${wide}px ${high}px`,
        backgroundPosition: `${-place.left * wide}px ${-place.top * high}px`,
      }}
    />
  )
}
