import type { Answer } from '@fitout/contract/endpoint.ts'
import { type listStaffReplies, takeInReply } from '@fitout/contract/staff/enquiry-replies.ts'
import { Alert, Box, Button, Link, Stack, Typography } from '@mui/material'
import { useTranslate } from '../../shared/i18n.ts'
import { staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import { useMay } from '../../shared/use-may.ts'

type Reply = Answer<typeof listStaffReplies>['data'][number]

/** What a reply by mail has beside its text: the whole of it, PDF files, and what stayed in the mailbox. */
export function ReceivedMail({ id, reply }: { id: string; reply: Reply }) {
  const t = useTranslate()
  const { _id: messageId, received, plan_ids: plans } = reply
  if (!received) return null
  const { from, is_held: isHeld, whole, left_files: left } = received
  return (
    <Stack spacing={1} sx={{ alignItems: 'start' }}>
      {plans.map((plan) => (
        <Link href={`/api/admin/enquiries/${id}/replies/${messageId}/images/${plan}`} key={plan} variant="body2">
          {t('enquiryReplies.plan')}
        </Link>
      ))}
      {left.length > 0 && (
        <Typography color="text.secondary" sx={{ overflowWrap: 'anywhere' }} variant="body2">
          {t('enquiryReplies.left', { names: left.join(', ') })}
        </Typography>
      )}
      {whole && (
        <Box component="details" sx={{ width: 1 }}>
          <Typography component="summary" sx={{ cursor: 'pointer', py: 0.5 }} variant="body2">
            {t('enquiryReplies.whole')}
          </Typography>
          <Typography color="text.secondary" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }} variant="body2">
            {whole}
          </Typography>
        </Box>
      )}
      {from && !isHeld && (
        <Typography color="text.secondary" sx={{ overflowWrap: 'anywhere' }} variant="body2">
          {t('enquiryReplies.fromOther', { from })}
        </Typography>
      )}
      {from && isHeld && <Held from={from} id={id} messageId={messageId} />}
    </Stack>
  )
}

function Held({ id, messageId, from }: { id: string; messageId: string; from: string }) {
  const t = useTranslate()
  const may = useMay()
  const { run, isRunning } = useAction()
  const params = { id, message_id: messageId }
  const takeIn = () => void run(() => staffCall(takeInReply, { params, body: {} }), 'enquiryReplies.takenIn')
  return (
    <Alert severity="warning" sx={{ width: 1, overflowWrap: 'anywhere' }}>
      {t('enquiryReplies.fromOther', { from })}
      <br />
      {t('enquiryReplies.held')}
      {may('enquiries.work') && (
        <Box sx={{ mt: 1 }}>
          <Button disabled={isRunning} onClick={takeIn} size="small" variant="outlined">
            {t('enquiryReplies.takeIn')}
          </Button>
        </Box>
      )}
    </Alert>
  )
}
