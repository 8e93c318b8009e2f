import { changeRenovationFile } from '@fitout/contract/staff/renovation-files.ts'
import { Button, TextField } from '@mui/material'
import { useState } from 'react'
import { FormDialog } from '../../shared/form-dialog.tsx'
import { useTranslate } from '../../shared/i18n.ts'
import { staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import type { RoomFile } from './room-file.ts'

/** Another title for a file. */
export function RenameFile({ roomId, file }: { roomId: string; file: RoomFile }) {
  const t = useTranslate()
  const { run, isRunning } = useAction()
  const [title, setTitle] = useState<string>()
  const params = { id: roomId, file_id: file._id }
  return (
    <>
      <Button onClick={() => setTitle(file.title)} size="small">
        {t('renovationFiles.rename')}
      </Button>
      {title !== undefined && (
        <FormDialog
          isRunning={isRunning}
          kept={{ part: `title ${file._id}`, onTakeUp: setTitle }}
          onClose={() => setTitle(undefined)}
          onSubmit={() =>
            run(
              () => staffCall(changeRenovationFile, { params, body: { title: title.trim() } }),
              t('done.fileRenamed', { title: title.trim() }),
            )
          }
          title={t('renovationFiles.rename')}
          typed={title}
        >
          <TextField
            label={t('renovationFiles.title')}
            onChange={({ target }) => setTitle(target.value)}
            required
            slotProps={{ htmlInput: { maxLength: 120 } }}
            value={title}
          />
        </FormDialog>
      )}
    </>
  )
}
