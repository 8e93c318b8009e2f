import { fixDefect } from '@fitout/contract/staff/defects.ts'
import { useState } from 'react'
import { FormDialog } from '../../shared/form-dialog.tsx'
import { useTranslate } from '../../shared/i18n.ts'
import { sendPictures } from '../../shared/send-pictures.ts'
import { staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import type { Defect } from './defect.ts'
import { DefectPictures } from './defect-pictures.tsx'

/** Reports a defect as fixed, with a picture. */
export function FixDialog({ id, defect, onClose }: { id: string; defect: Defect; onClose: () => void }) {
  const t = useTranslate()
  const { run, isRunning } = useAction()
  const [files, setFiles] = useState<File[]>([])
  const fix = () =>
    run(
      async () => {
        const images = await sendPictures(files)
        await staffCall(fixDefect, { params: { id, defect_id: defect._id }, body: { images } })
      },
      t('done.defectFixed', { number: defect.number }),
    )
  return (
    <FormDialog
      action={t('defects.fix')}
      isRunning={isRunning || files.length === 0}
      kept="files"
      lead={t('defects.fixLead')}
      onClose={onClose}
      onSubmit={fix}
      title={`${t('defects.fix')} · ${defect.number}`}
      typed={files.map(({ name }) => name)}
    >
      <DefectPictures files={files} isRunning={isRunning} onChange={setFiles} />
    </FormDialog>
  )
}
