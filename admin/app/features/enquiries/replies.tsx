import type { Answer } from '@fitout/contract/endpoint.ts'
import { listStaffReplies, sendAnswerAgain } from '@fitout/contract/staff/enquiry-replies.ts'
import { Box, Button, Stack, Typography } from '@mui/material'
import { useTranslate } from '../../shared/i18n.ts'
import { Part } from '../../shared/part.tsx'
import { Pictures } from '../../shared/pictures.tsx'
import { showTime } from '../../shared/show-time.ts'
import { staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import { useMay } from '../../shared/use-may.ts'
import { useList } from '../../shared/use-read.ts'
import type { Enquiry } from './enquiry.ts'
import { ReceivedMail } from './received-mail.tsx'
import { ReplyBox } from './reply-box.tsx'

type Reply = Answer<typeof listStaffReplies>['data'][number]

/** All messages about an enquiry, oldest first, and the reply box. */
export function Replies({ enquiry }: { enquiry: Enquiry }) {
  const t = useTranslate()
  const may = useMay()
  const { _id: id } = enquiry
  const { data: rows } = useList(listStaffReplies, {
    params: { id },
    query: { per_page: 100 },
    // Until the mail of the newest answer has been sent.
    isWatched: ({ data }) => data.some(({ mail }) => mail?.state === 'WAITING'),
  })
  return (
    <Part heading={t('enquiryReplies.title')}>
      <Stack spacing={2}>
        {rows && rows.length > 0 && (
          <Stack component="ol" spacing={2} sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {rows.toReversed().map((reply) => (
              <ReplyItem id={id} key={reply._id} reply={reply} />
            ))}
          </Stack>
        )}
        {rows && may('enquiries.work') && <ReplyBox enquiry={enquiry} lastSeen={rows[0]?._id ?? null} />}
      </Stack>
    </Part>
  )
}

const colours = { ANSWER: 'primary.main', REPLY: 'info.main', NOTE: 'divider' } as const

function ReplyItem({ id, reply }: { id: string; reply: Reply }) {
  const t = useTranslate()
  const { _id: messageId, kind, name, handed_to: to, text, image_ids: images, created_at: at, received } = reply
  const who = kind === 'REPLY' ? t('enquiryReplies.sender') : name
  const title = to ? t('enquiryReplies.handedOver', { name, to }) : who
  return (
    <Box component="li" sx={{ borderLeft: 3, borderColor: colours[kind], pl: 2 }}>
      <Typography color="text.secondary" variant="body2">
        {[
          title,
          kind === 'NOTE' && !to && t('enquiryReplies.note'),
          received && t('enquiryReplies.byMail'),
          showTime(at),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
      <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', my: 0.5 }}>{text}</Typography>
      {images.length > 0 && (
        <Pictures addresses={images.map((one) => `/api/admin/enquiries/${id}/replies/${messageId}/images/${one}`)} />
      )}
      <ReceivedMail id={id} reply={reply} />
      <MailState id={id} reply={reply} />
    </Box>
  )
}

/** The delivery state of the mail; a failed one can be sent again here. */
function MailState({ id, reply: { _id: messageId, mail } }: { id: string; reply: Reply }) {
  const t = useTranslate()
  const may = useMay()
  const { run, isRunning } = useAction()
  if (!mail) return null
  const { state, tries, at } = mail
  const params = { id, message_id: messageId }
  const sendAgain = () => void run(() => staffCall(sendAnswerAgain, { params, body: {} }), 'enquiryReplies.sentAgain')
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
      <Typography color={state === 'FAILED' ? 'error' : 'text.secondary'} role="status" variant="body2">
        {t(`enquiryReplies.mail.${state}`, { tries, at: at ? showTime(at) : '' })}
      </Typography>
      {state === 'FAILED' && may('enquiries.work') && (
        <Button disabled={isRunning} onClick={sendAgain} size="small">
          {t('enquiryReplies.again')}
        </Button>
      )}
    </Stack>
  )
}
