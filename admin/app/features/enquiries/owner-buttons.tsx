import type { BodyInput } from '@fitout/contract/endpoint.ts'
import type { workOnEnquiry } from '@fitout/contract/staff/enquiries.ts'
import { handNoteCharacters, handOverEnquiry } from '@fitout/contract/staff/enquiry-replies.ts'
import { Button, MenuItem, Stack, TextField } from '@mui/material'
import { useState } from 'react'
import { FormDialog } from '../../shared/form-dialog.tsx'
import { useTranslate } from '../../shared/i18n.ts'
import { useOneself } from '../../shared/session.ts'
import { staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import { useColleagues } from '../../shared/use-colleagues.ts'
import type { Enquiry } from './enquiry.ts'

type OwnerButtonsProps = {
  enquiry: Enquiry
  isRunning: boolean
  onChange: (work: BodyInput<typeof workOnEnquiry>) => void
}

/** Takes an enquiry, gives it back, or hands it to a colleague. */
export function OwnerButtons({ enquiry, isRunning, onChange }: OwnerButtonsProps) {
  const t = useTranslate()
  const oneself = useOneself()
  const colleagues = useColleagues('enquiries.work')
  const [isHanding, setIsHanding] = useState(false)
  const isMine = enquiry.owner !== null && enquiry.owner._id === oneself?._id
  const others = colleagues.filter(({ _id: id }) => id !== enquiry.owner?._id && id !== oneself?._id)
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      <Button disabled={isRunning} onClick={() => onChange({ is_mine: !isMine })} variant="outlined">
        {t(isMine ? 'enquiries.giveBack' : 'enquiries.take')}
      </Button>
      {others.length > 0 && (
        <Button disabled={isRunning} onClick={() => setIsHanding(true)} variant="outlined">
          {t('enquiries.handTo')}
        </Button>
      )}
      {isHanding && <HandOverDialog colleagues={others} enquiry={enquiry} onClose={() => setIsHanding(false)} />}
    </Stack>
  )
}

type HandOverDialogProps = {
  enquiry: Enquiry
  colleagues: readonly { _id: string; name: string }[]
  onClose: () => void
}

/** The colleague, and a note for them. */
function HandOverDialog({ enquiry: { _id: id, version }, colleagues, onClose }: HandOverDialogProps) {
  const t = useTranslate()
  const { run, isRunning } = useAction()
  const [to, setTo] = useState('')
  const [note, setNote] = useState('')
  const name = colleagues.find((one) => one._id === to)?.name ?? ''
  const handOver = async () =>
    run(
      () => staffCall(handOverEnquiry, { params: { id }, body: { to, note, version } }),
      t('enquiryReplies.handed', { name }),
    )
  return (
    <FormDialog
      action={t('enquiryReplies.handOver')}
      isRunning={isRunning}
      kept={{
        part: `hand ${id}`,
        onTakeUp: (kept) => {
          setTo(kept.to)
          setNote(kept.note)
        },
      }}
      onClose={onClose}
      onSubmit={handOver}
      title={t('enquiries.handTo')}
      typed={{ to, note }}
    >
      <TextField label={t('enquiries.owner')} onChange={({ target }) => setTo(target.value)} required select value={to}>
        {colleagues.map((one) => (
          <MenuItem key={one._id} value={one._id}>
            {one.name}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        helperText={t('enquiryReplies.handNoteHint')}
        label={t('enquiryReplies.handNote')}
        minRows={3}
        multiline
        onChange={({ target }) => setNote(target.value)}
        slotProps={{ htmlInput: { maxLength: handNoteCharacters } }}
        value={note}
      />
    </FormDialog>
  )
}
