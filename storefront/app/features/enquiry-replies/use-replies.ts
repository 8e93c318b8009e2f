import { CallError } from '@fitout/contract/client.ts'
import type { Answer } from '@fitout/contract/endpoint.ts'
import { listReplies, showRepliesByLink, writeReply, writeReplyByLink } from '@fitout/contract/enquiry-replies.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useOwnKey } from '../../shared/account/own-key.ts'
import { usePaged } from '../../shared/account/paged.ts'
import { call, quietCall } from '../../shared/api/browser-call.ts'
import { randomKey } from '../../shared/forms/random-key.ts'

export type Reply = Answer<typeof listReplies>['data'][number]
export type Send = (text: string, idempotencyKey: string) => Promise<unknown>

/** The replies to a member's own enquiry, newest first, and the call to add one. */
export function useOwnReplies(id: string) {
  const queries = useQueryClient()
  const query = usePaged(useOwnKey('enquiry-replies', id), (place, signal) =>
    quietCall(listReplies, { params: { id }, query: place, signal }),
  )
  const send: Send = async (text, idempotencyKey) => {
    await call(writeReply, { params: { id }, body: { text }, idempotencyKey })
    const changed = ['enquiry-replies', 'own-enquiries'].map((name) => queries.invalidateQueries({ queryKey: [name] }))
    await Promise.all(changed)
  }
  return { query, send }
}

/** The same for the holder of a link. */
export function useLinkedReplies(token: string) {
  const queries = useQueryClient()
  const queryKey = ['enquiry-replies-by-link', token]
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await call(showRepliesByLink, { query: { token }, signal })).data,
    enabled: token !== '',
    retry: false,
    refetchOnWindowFocus: false,
  })
  const send: Send = async (text, idempotencyKey) => {
    await call(writeReplyByLink, { body: { token, text }, idempotencyKey })
    await queries.invalidateQueries({ queryKey })
  }
  return { query, send }
}

/** Sends a reply once: a repeated attempt keeps its idempotency key. */
export function useSending(send: Send, onSent: () => void) {
  const t = useTranslations('enquiryReplies')
  const attempt = useRef({ key: '', text: '' })
  const sending = useMutation({
    meta: { failure: false },
    async mutationFn(text: string) {
      if (attempt.current.text !== text) attempt.current = { key: randomKey(), text }
      await send(text, attempt.current.key)
    },
    onSuccess() {
      attempt.current = { key: '', text: '' }
      onSent()
    },
  })
  const { error } = sending
  const wasCutOff = error instanceof CallError && error.problem.status === 0
  return { ...sending, wasCutOff, failure: wasCutOff ? t('cutOff') : (error ?? undefined) }
}
