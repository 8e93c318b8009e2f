import { CallError } from '@fitout/contract/client.ts'
import type { Answer } from '@fitout/contract/endpoint.ts'
import { listMessages, type MessageThread, writeMessage } from '@fitout/contract/renovation-messages.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useOwnKey } from '../../shared/account/own-key.ts'
import { usePaged } from '../../shared/account/paged.ts'
import { call, quietCall } from '../../shared/api/browser-call.ts'
import { useAttemptKey } from '../../shared/forms/use-attempt-key.ts'
import type { Asked } from '../../shared/renovations/questions-place.ts'
import { useRoomChanged } from '../../shared/renovations/use-room.ts'
import { uploadPictures } from '../../shared/uploads/upload-pictures.ts'

export type Message = Answer<typeof listMessages>['data'][number]

/** All messages of a room, newest first, or those about its lines. */
export function useMessages(id: string, thread?: MessageThread) {
  return usePaged(useOwnKey('renovation-messages', id, thread ?? ''), (place, signal) =>
    quietCall(listMessages, { params: { id }, query: { ...place, ...(thread && { thread, per_page: 100 }) }, signal }),
  )
}

/** Refetches the messages of a room, and the room, after a change. */
export function useMessagesChanged(id: string) {
  const queries = useQueryClient()
  const roomChanged = useRoomChanged(id)
  return async () => {
    await Promise.all([queries.invalidateQueries({ queryKey: ['renovation-messages'] }), roomChanged()])
  }
}

type Written = { text: string; files: readonly File[] }

/** Sends a message once: a repeated attempt keeps its idempotency key. */
export function useWrite(id: string, about: Asked | undefined, onSent: () => void) {
  const t = useTranslations('renovationMessages')
  const changed = useMessagesChanged(id)
  const keyOf = useAttemptKey()
  const writing = useMutation({
    meta: { success: t('sent'), failure: false },
    async mutationFn({ text, files }: Written) {
      const images = await uploadPictures(files, () => undefined)
      const place = about && { thread: about.thread, subject_id: about.subjectId }
      const body = { ...place, text, images }
      await call(writeMessage, { params: { id }, body, idempotencyKey: keyOf(body) })
      await changed()
    },
    onSuccess: onSent,
  })
  const { error } = writing
  const wasCutOff = error instanceof CallError && error.problem.status === 0
  return { ...writing, wasCutOff, failure: wasCutOff ? t('cutOff') : (error ?? undefined) }
}
