import { findStaffRenovation } from '@fitout/contract/staff/renovations.ts'
import {
  listStaffMessages,
  listUnansweredMessages,
  settleMessages,
  strikeStaffMessage,
} from '@fitout/contract/staff/renovation-messages.ts'
import { inLocale } from '@fitout/contract/locales.ts'
import { Button, Card, CardContent, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { Link as RouterLink, useParams } from 'react-router'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { Pictures } from '../../shared/pictures.tsx'
import { RoomPresence } from '../../shared/room-link.tsx'
import { Screen } from '../../shared/screen.tsx'
import { showTime } from '../../shared/show-time.ts'
import { staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import { useList, useOne } from '../../shared/use-read.ts'
import { AnswerForm } from './answer-form.tsx'
import type { Message } from './message.ts'

/**
 * All messages of a renovation, newest first; each thread is answered in place. What waits for an answer has its field open:
 * a message of its own would leave the question waiting.
 */
export function MessagesPage() {
  const t = useTranslate()
  const { id = '' } = useParams()
  const { data: room } = useOne(findStaffRenovation, { params: { id } })
  const { data: rows = [], total, error } = useList(listStaffMessages, { params: { id }, query: { per_page: 100 } })
  const { run, isRunning } = useAction()
  const waiting = useList(listUnansweredMessages, { query: { renovation_id: id, per_page: 100 } })
  const waitingIds = new Set(waiting.data?.map(({ _id }) => _id))
  const [newest] = rows
  const [isWriting, setIsWriting] = useState(false)
  return (
    <Screen
      beside={
        <>
          <RoomPresence />
          <Button component={RouterLink} to={`/renovations/${id}`}>
            {t('renovationMessages.toRoom')}
          </Button>
          {newest && waitingIds.size > 0 && (
            <Button
              disabled={isRunning}
              onClick={() =>
                void run(
                  () => staffCall(settleMessages, { params: { id }, body: { until: newest.created_at } }),
                  'renovationMessages.settled',
                )
              }
            >
              {t('renovationMessages.settle')}
            </Button>
          )}
          {waitingIds.size > 0 && !isWriting && (
            <Button onClick={() => setIsWriting(true)}>{t('renovationMessages.another')}</Button>
          )}
        </>
      }
      error={error}
      heading={room?.title ?? (error ? undefined : t('renovationMessages.title'))}
      lead={total === 0 ? t('renovationMessages.empty') : ''}
    >
      {waiting.data && (isWriting || waitingIds.size === 0) && <AnswerForm id={id} />}
      {rows.map((message) => (
        <MessageCard id={id} isWaiting={waitingIds.has(message._id)} key={message._id} message={message} />
      ))}
    </Screen>
  )
}

type MessageCardProps = { id: string; message: Message; isWaiting: boolean }

function MessageCard({ id, message, isWaiting }: MessageCardProps) {
  const t = useTranslate()
  const locale = useLocale()
  const { run, isRunning } = useAction()
  const [isAnswering, setIsAnswering] = useState(false)
  const { from, name, created_at: at, subject_title: title, image_ids: images } = message
  const who = [name || t('renovationMessages.noName'), from === 'STUDIO' && t('renovationMessages.studio')]
  const params = { id, message_id: message._id }
  return (
    <Card>
      <CardContent>
        <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
          <Typography color="text.secondary" variant="body2">
            {[...who, showTime(at)].filter(Boolean).join(' · ')}
          </Typography>
          {title && (
            <Typography variant="body2">{t('renovationMessages.of', { line: inLocale(title, locale) })}</Typography>
          )}
          <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {message.is_struck ? t('renovationMessages.struck') : message.text}
          </Typography>
          {images.length > 0 && (
            <Pictures
              addresses={images.map((image) => `/api/admin/renovations/${id}/messages/${message._id}/images/${image}`)}
            />
          )}
          {message.strike_until && (
            <Button
              disabled={isRunning}
              onClick={() => void run(() => staffCall(strikeStaffMessage, { params, body: {} }), 'done.messageStruck')}
              size="small"
            >
              {t('renovationMessages.strike')}
            </Button>
          )}
          {from === 'MEMBER' && !isAnswering && !isWaiting && (
            <Button onClick={() => setIsAnswering(true)} size="small" variant="outlined">
              {t('renovationMessages.write')}
            </Button>
          )}
          {(isAnswering || isWaiting) && <AnswerForm id={id} onDone={() => setIsAnswering(false)} to={message} />}
        </Stack>
      </CardContent>
    </Card>
  )
}
