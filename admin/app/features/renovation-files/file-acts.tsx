import {
  orderRenovationFiles,
  removeRenovationFile,
  shareRenovationFile,
} from '@fitout/contract/staff/renovation-files.ts'
import { Button, Stack } from '@mui/material'
import { useState } from 'react'
import { Confirm } from '../../shared/confirm.tsx'
import { FileButton } from '../../shared/file-button.tsx'
import { useTranslate } from '../../shared/i18n.ts'
import { MoveButtons } from '../../shared/move-buttons.tsx'
import { staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import { RenameFile } from './rename-file.tsx'
import { accepts, type RoomFile } from './room-file.ts'

type Props = {
  roomId: string
  file: RoomFile
  place: { at: number; ids: string[] }
  onRevise: (file: File) => void
}

/** Sharing, next revision, title, position and removal of a file. */
export function FileActs({ roomId, file, place: { at, ids }, onRevise }: Props) {
  const t = useTranslate()
  const { run, isRunning } = useAction()
  const [isRemoving, setRemoving] = useState(false)
  const params = { id: roomId, file_id: file._id }
  const { title } = file
  const share = () =>
    run(
      () => staffCall(shareRenovationFile, { params, body: { is_shared: !file.is_shared } }),
      t(file.is_shared ? 'done.fileUnshared' : 'done.fileShared', { title }),
    )
  const remove = () => run(() => staffCall(removeRenovationFile, { params }), t('done.fileRemoved', { title }))

  function move(by: -1 | 1): void {
    const file_ids = ids.with(at, ids[at + by] ?? file._id).with(at + by, file._id)
    void run(() => staffCall(orderRenovationFiles, { params: { id: roomId }, body: { kind: file.kind, file_ids } }))
  }

  return (
    <Stack direction="row" sx={{ gap: 0.5, alignItems: 'center', flexWrap: 'wrap' }}>
      <Button disabled={isRunning} onClick={() => void share()} size="small" variant="outlined">
        {t(file.is_shared ? 'renovationFiles.unshare' : 'renovationFiles.share')}
      </Button>
      <FileButton
        accept={accepts[file.kind]}
        isRunning={isRunning}
        label={t('renovationFiles.revise')}
        onChoose={onRevise}
        size="small"
        variant="text"
      />
      <RenameFile file={file} roomId={roomId} />
      {!file.is_shared && (
        <Button color="error" disabled={isRunning} onClick={() => setRemoving(true)} size="small">
          {t('renovationFiles.remove')}
        </Button>
      )}
      <MoveButtons
        isFirst={at === 0}
        isLast={at === ids.length - 1}
        isRunning={isRunning}
        name={file.title}
        onMove={move}
      />
      <Confirm
        confirm={t('renovationFiles.remove')}
        content={t('renovationFiles.removeSure')}
        isOpen={isRemoving}
        loading={isRunning}
        onClose={() => setRemoving(false)}
        onConfirm={() => void remove().then(() => setRemoving(false))}
        title={t('renovationFiles.removeTitle', { title: file.title })}
      />
    </Stack>
  )
}
