import { beginMailing } from '@fitout/contract/staff/mailings.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { FormDialog } from '../../shared/form-dialog.tsx'
import { useTranslate } from '../../shared/i18n.ts'
import { staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import { SegmentField } from './segment-field.tsx'

/** Asks for the segment, and opens the draft. */
export function NewMailing({ onClose }: { onClose: () => void }) {
  const t = useTranslate()
  const navigate = useNavigate()
  const { run, isRunning } = useAction()
  const [segment, setSegment] = useState('')
  const begin = async () =>
    run(async () => {
      const { data } = await staffCall(beginMailing, { body: { segment_id: segment } })
      await navigate(`/mailings/${data._id}`)
    })
  return (
    <FormDialog
      action={t('mailings.write')}
      isRunning={isRunning || segment === ''}
      kept="choice"
      onClose={onClose}
      onSubmit={begin}
      title={t('mailings.new')}
      typed={segment}
    >
      <SegmentField onChange={setSegment} value={segment} />
    </FormDialog>
  )
}
