import { Box } from '@mui/material'
import { pictureAddress, type StaffPicture } from './add-picture.tsx'

type ThumbnailProps = { picture: Pick<StaffPicture, 'url' | 'widths' | 'colour'> | null }

/** So that a row is recognized; without a picture the space is kept. */
export function Thumbnail({ picture }: ThumbnailProps) {
  const size = {
    width: 48,
    height: 48,
    flexShrink: 0,
    mr: { xs: 2, md: 0 },
    bgcolor: picture?.colour ?? 'background.default',
  }
  if (!picture) return <Box component="span" sx={size} />
  return (
    <Box alt="" component="img" loading="lazy" src={pictureAddress(picture, 96)} sx={{ ...size, objectFit: 'cover' }} />
  )
}
