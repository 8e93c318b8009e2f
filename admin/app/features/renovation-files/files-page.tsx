import { type RenovationFileKind, renovationFileKinds } from '@fitout/contract/renovation-files.ts'
import { listStaffRenovationFiles } from '@fitout/contract/staff/renovation-files.ts'
import { findStaffRenovation } from '@fitout/contract/staff/renovations.ts'
import { Box, Typography } from '@mui/material'
import { useParams } from 'react-router'
import { useTranslate } from '../../shared/i18n.ts'
import { Part } from '../../shared/part.tsx'
import { RoomLink } from '../../shared/room-link.tsx'
import { Screen } from '../../shared/screen.tsx'
import { useMay } from '../../shared/use-may.ts'
import { useOne, useWholeList } from '../../shared/use-read.ts'
import { FileItem } from './file-item.tsx'
import type { RoomFile } from './room-file.ts'
import { UploadArea } from './upload-area.tsx'
import { useUploads } from './use-uploads.ts'

/** The files of one renovation: uploaded, named, sorted and shared. */
export function FilesPage() {
  const t = useTranslate()
  const may = useMay()
  const { id = '' } = useParams()
  const { data: room, error } = useOne(findStaffRenovation, { params: { id } })
  const { data: files, error: refusal } = useWholeList(listStaffRenovationFiles, { params: { id } })
  const uploads = useUploads(id)
  if (!room || !files) return <Screen error={error ?? refusal} />
  const isOver = room.status === 'CLOSED' || room.status === 'CANCELLED'
  const mayWork = may('renovations.work') && !isOver
  return (
    <Screen beside={<RoomLink id={id} />} heading={t('renovationFiles.files')} lead={t('renovationFiles.lead')}>
      {mayWork && <UploadArea uploads={uploads} />}
      {files.length === 0 && <Typography>{t('renovationFiles.none')}</Typography>}
      {renovationFileKinds.map((kind) => (
        <KindPart
          files={files.filter((file) => file.kind === kind)}
          key={kind}
          kind={kind}
          mayWork={mayWork}
          onRevise={(replaces, file) => uploads.add([file], { replaces })}
          roomId={id}
        />
      ))}
    </Screen>
  )
}

type KindProps = {
  roomId: string
  kind: RenovationFileKind
  files: RoomFile[]
  mayWork: boolean
  onRevise: (replaces: RoomFile, file: File) => void
}

function KindPart({ roomId, kind, files, mayWork, onRevise }: KindProps) {
  const t = useTranslate()
  if (files.length === 0) return null
  return (
    <Part heading={t(`renovationFiles.kinds.${kind}`)}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {files.map((file, at) => (
          <FileItem
            file={file}
            key={file._id}
            mayWork={mayWork}
            onRevise={(chosen) => onRevise(file, chosen)}
            place={{ at, ids: files.map(({ _id }) => _id) }}
            roomId={roomId}
          />
        ))}
      </Box>
    </Part>
  )
}
