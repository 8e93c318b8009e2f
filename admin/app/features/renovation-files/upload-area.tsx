import { Box, Button, Checkbox, FormControlLabel, LinearProgress, Stack, Typography } from '@mui/material'
import { type DragEvent, useState } from 'react'
import { FileButton } from '../../shared/file-button.tsx'
import { useTranslate } from '../../shared/i18n.ts'
import { acceptsAny } from './room-file.ts'
import type { Upload, useUploads } from './use-uploads.ts'

type Uploads = ReturnType<typeof useUploads>

/** Files are dropped or selected here, several at once. */
export function UploadArea({ uploads: { uploads, add, again, dismiss } }: { uploads: Uploads }) {
  const t = useTranslate()
  const [isPaper, setPaper] = useState(false)
  const [isOver, setOver] = useState(false)

  function drop(event: DragEvent): void {
    event.preventDefault()
    setOver(false)
    add([...event.dataTransfer.files], { isPaper })
  }

  return (
    <Stack spacing={1.5}>
      <Box
        onDragLeave={() => setOver(false)}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDrop={drop}
        sx={{
          border: '1px dashed',
          borderColor: isOver ? 'primary.main' : 'divider',
          bgcolor: isOver ? 'action.hover' : 'transparent',
          borderRadius: 1,
          p: 3,
          display: 'grid',
          gap: 1.5,
          justifyItems: 'center',
          textAlign: 'center',
        }}
      >
        <Typography color="text.secondary">{t('renovationFiles.drop')}</Typography>
        <FileButton
          accept={acceptsAny}
          isMultiple
          isRunning={false}
          label={t('renovationFiles.choose')}
          onChoose={(file, others) => add([file, ...others], { isPaper })}
          variant="contained"
        />
        <FormControlLabel
          control={<Checkbox checked={isPaper} onChange={({ target }) => setPaper(target.checked)} size="small" />}
          label={t('renovationFiles.asPaper')}
        />
      </Box>
      {uploads.map((upload) => (
        <UploadItem again={() => again(upload)} dismiss={() => dismiss(upload.key)} key={upload.key} upload={upload} />
      ))}
    </Stack>
  )
}

function UploadItem({ upload, again, dismiss }: { upload: Upload; again: () => void; dismiss: () => void }) {
  const t = useTranslate()
  const { file, part, fault } = upload
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <Typography variant="body2">{file.name}</Typography>
      {fault ? (
        <Stack direction="row" role="alert" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
          <Typography color="error" variant="body2">
            {fault}
          </Typography>
          <Button onClick={again} size="small">
            {t('renovationFiles.again')}
          </Button>
          <Button onClick={dismiss} size="small">
            {t('renovationFiles.dismiss')}
          </Button>
        </Stack>
      ) : (
        <LinearProgress
          aria-label={t('actOn', { act: t('renovationFiles.uploading'), thing: file.name })}
          sx={{ mt: 0.5 }}
          value={part * 100}
          variant="determinate"
        />
      )}
    </Box>
  )
}
