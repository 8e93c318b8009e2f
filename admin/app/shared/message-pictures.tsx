import CloseIcon from '@mui/icons-material/CloseOutlined'
import { uploadTypes } from '@fitout/contract/limits.ts'
import { messagePicturesAtMost } from '@fitout/contract/renovation-messages.ts'
import { Box, IconButton, Typography } from '@mui/material'
import { FileButton } from './file-button.tsx'
import { useTranslate } from './i18n.ts'
import { useNotify } from './notices.ts'

type MessagePicturesProps = { files: readonly File[]; isRunning: boolean; onChange: (files: File[]) => void }

/** Up to five pictures attached to a message. */
export function MessagePictures({ files, isRunning, onChange }: MessagePicturesProps) {
  const t = useTranslate()
  const notify = useNotify()

  function add(chosen: readonly File[]) {
    const all = [...files, ...chosen]
    if (all.length > messagePicturesAtMost) {
      notify(t('renovationMessages.tooMany', { most: messagePicturesAtMost }), { type: 'error' })
    }
    onChange(all.slice(0, messagePicturesAtMost))
  }

  return (
    <>
      <FileButton
        accept={uploadTypes.join(',')}
        isMultiple
        isRunning={isRunning}
        label={t('renovationMessages.choose')}
        onChoose={(file, others) => add([file, ...others])}
        size="small"
      />
      {files.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {files.map((file, at) => (
            <Box component="li" key={`${at} ${file.name}`} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
              <Typography sx={{ overflowWrap: 'anywhere' }} variant="body2">
                {file.name}
              </Typography>
              <IconButton
                aria-label={t('renovationMessages.removePicture', { name: file.name })}
                disabled={isRunning}
                onClick={() => onChange(files.filter((_, index) => index !== at))}
                size="small"
              >
                <CloseIcon fontSize="small" />
              </IconButton>
            </Box>
          ))}
        </Box>
      )}
    </>
  )
}
