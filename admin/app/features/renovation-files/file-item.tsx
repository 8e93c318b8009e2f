import { Box, Chip, Link, Stack, Typography } from '@mui/material'
import { useTranslate } from '../../shared/i18n.ts'
import { RevisionFacts } from '../../shared/revision-facts.tsx'
import { FileActs } from './file-acts.tsx'
import { fileUrl, type RoomFile } from './room-file.ts'

type Props = {
  roomId: string
  file: RoomFile
  place: { at: number; ids: string[] }
  mayWork: boolean
  onRevise: (file: File) => void
}

/** One file with its revisions and actions. */
export function FileItem({ roomId, file, place, mayWork, onRevise }: Props) {
  const t = useTranslate()
  const [newest, ...older] = file.revisions
  if (!newest) return null
  return (
    <Box component="li" sx={{ py: 1.5, borderBottom: 1, borderColor: 'divider' }}>
      <Stack direction="row" sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        {file.kind === 'IMAGE' && (
          <Box
            alt=""
            component="img"
            loading="lazy"
            src={fileUrl(roomId, file, newest.revision, 'small')}
            sx={{ width: 64, height: 48, objectFit: 'cover' }}
          />
        )}
        <Box sx={{ flex: '1 1 14rem', minWidth: 0, overflowWrap: 'anywhere' }}>
          <Link href={fileUrl(roomId, file, newest.revision)} rel="noreferrer" target="_blank">
            {file.title}
          </Link>
          <Typography color="text.secondary" variant="body2">
            <RevisionFacts revision={newest} />
          </Typography>
        </Box>
        <Chip
          color={file.is_shared ? 'success' : 'default'}
          label={t(file.is_shared ? 'renovationFiles.shared' : 'renovationFiles.notShared')}
          size="small"
          variant="outlined"
        />
        {mayWork && <FileActs file={file} onRevise={onRevise} place={place} roomId={roomId} />}
      </Stack>
      {older.length > 0 && (
        <Box component="details" sx={{ mt: 0.5 }}>
          <Typography component="summary" variant="body2">
            {t('renovationFiles.older')}
          </Typography>
          {older.map((one) => (
            <Typography key={one.revision} variant="body2">
              <Link href={fileUrl(roomId, file, one.revision)} rel="noreferrer" target="_blank">
                <RevisionFacts revision={one} />
              </Link>
            </Typography>
          ))}
        </Box>
      )}
    </Box>
  )
}
