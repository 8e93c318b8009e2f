import { Box, Stack } from '@mui/material'
import { useTranslate } from './i18n.ts'

/** Thumbnails of pictures sent by a customer, which open on click. */
export function Pictures({ addresses }: { addresses: readonly string[] }) {
  const t = useTranslate()
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      {addresses.map((address, index) => (
        <a
          aria-label={`${t('steps.openPicture')} ${index + 1}`}
          href={address}
          key={address}
          rel="noreferrer"
          target="_blank"
        >
          <Box alt="" component="img" src={address} sx={{ width: 96, height: 96, objectFit: 'cover' }} />
        </a>
      ))}
    </Stack>
  )
}
