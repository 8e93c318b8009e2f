import { closeDefect, defectPicturesAtMost, reopenDefect, withdrawDefect } from '@fitout/contract/defects.ts'
import { Button } from '@fitout/ui/button.tsx'
import { Dialog } from '@fitout/ui/dialog.tsx'
import { TextArea } from '@fitout/ui/text-area.tsx'
import { type FormEvent, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../shared/api/browser-call.ts'
import { FailureNotice } from '../../shared/forms/failure-notice.tsx'
import { focusField } from '../../shared/forms/focus-field.ts'
import type { Room } from '../../shared/renovations/use-room.ts'
import { PictureUploads } from '../../shared/uploads/picture-uploads.tsx'
import { uploadPictures } from '../../shared/uploads/upload-pictures.ts'
import { type Defect, useDefectChange } from './use-defects.ts'

type Props = { room: Room; defect: Defect }

/** The actions the client's side can take now. */
export function DefectActions({ room, defect }: Props) {
  const t = useTranslations('defects')
  const [isReopening, setReopening] = useState(false)
  const { number, may, state } = defect
  const params = { id: room._id, defect_id: defect._id }
  const close = useDefectChange({
    id: room._id,
    send: () => call(closeDefect, { params, body: {} }),
    done: t('closed', { number }),
  })
  const withdraw = useDefectChange({
    id: room._id,
    send: () => call(withdrawDefect, { params, body: {} }),
    done: t('withdrawn', { number }),
  })
  if (!may.close && !may.reopen && !may.withdraw) return null
  const of = <span className="sr-only"> {t('ofItem', { number })}</span>
  return (
    <div className="mt-3 flex flex-wrap gap-3">
      {may.close && (
        <Button variant="dark" isBusy={close.isPending} onClick={() => close.mutate()}>
          {t('close')}
          {of}
        </Button>
      )}
      {may.reopen && (
        <Button onClick={() => setReopening(true)}>
          {t(state === 'CLOSED' ? 'reopenAgain' : 'reopen')}
          {of}
        </Button>
      )}
      {may.withdraw && (
        <Button variant="quiet" isBusy={withdraw.isPending} onClick={() => withdraw.mutate()}>
          {t('withdraw')}
          {of}
        </Button>
      )}
      <FailureNotice failure={close.error ?? withdraw.error ?? undefined} />
      <ReopenDialog room={room} defect={defect} isOpen={isReopening} onClose={() => setReopening(false)} />
    </div>
  )
}

function ReopenDialog({ room, defect, isOpen, onClose }: Props & { isOpen: boolean; onClose: () => void }) {
  const t = useTranslations('defects')
  const shell = useTranslations('shell')
  const formId = useId()
  const [reason, setReason] = useState('')
  const [files, setFiles] = useState<File[]>([])
  const [wasTried, setWasTried] = useState(false)
  const isMissing = reason.trim() === ''
  const reopen = useDefectChange({
    id: room._id,
    async send() {
      const images = await uploadPictures(files, () => undefined)
      const params = { id: room._id, defect_id: defect._id }
      await call(reopenDefect, { params, body: { reason: reason.trim(), images } })
    },
    done: t('reopenedNow', { number: defect.number }),
    onDone: onClose,
  })

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    setWasTried(true)
    if (isMissing) focusField(event.currentTarget, 'reason')
    else if (!reopen.isPending) reopen.mutate()
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('reopenTitle')}
      closeLabel={shell('closeMessage')}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" form={formId} variant="dark" isBusy={reopen.isPending}>
            {t('reopenSend')}
          </Button>
        </>
      }
    >
      <form id={formId} method="post" noValidate onSubmit={submit} className="grid gap-5">
        <TextArea
          label={t('reopenTitle')}
          name="reason"
          required
          maxLength={500}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          error={wasTried && isMissing ? t('faults.reason') : undefined}
        />
        <PictureUploads
          files={files}
          onChange={setFiles}
          isDisabled={reopen.isPending}
          label={t('picturesLabel')}
          most={defectPicturesAtMost}
        />
        <FailureNotice failure={reopen.error ?? undefined} />
      </form>
    </Dialog>
  )
}
