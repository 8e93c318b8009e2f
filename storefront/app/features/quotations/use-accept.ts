import type { BodyInput } from '@fitout/contract/endpoint.ts'
import { acceptQuotation } from '@fitout/contract/quotations.ts'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { call } from '../../shared/api/browser-call.ts'
import { randomKey } from '../../shared/forms/random-key.ts'
import { useTo } from '../../shared/links/use-to.ts'
import { codeOf, useDecision } from './use-decision.ts'
import type { ShownVersion } from './quotation-reading.ts'

/** Why an accept was refused since something else had happened to the version. */
export type Overtaken = 'changed' | 'ended'

type Body = BodyInput<typeof acceptQuotation>

const overtaking: Record<string, Overtaken> = {
  'document-changed': 'changed',
  'document-expired': 'ended',
  'illegal-transition': 'ended',
}

/** Accepts a version once, however often it is sent, and goes to the room. */
export function useAccept({ room, head }: ShownVersion, onOvertaken: (how: Overtaken) => void) {
  const t = useTranslations('quotations')
  const to = useTo()
  const navigate = useNavigate()
  const attempt = useRef({ key: '', body: '' })
  const accept = useDecision({
    id: room._id,
    async send(body: Body) {
      // A repeated attempt keeps its key; with anything else in it, it is another one.
      const written = JSON.stringify(body)
      if (attempt.current.body !== written) attempt.current = { key: randomKey(), body: written }
      const params = { id: room._id, version: String(head.version) }
      return call(acceptQuotation, { params, body, idempotencyKey: attempt.current.key })
    },
    done: t('accepted'),
    onDone: () => void navigate(to('account-project', { id: room._id })),
  })
  return {
    isPending: accept.isPending,
    /** A refusal that is said within the dialog. */
    failure: overtaking[codeOf(accept.error) ?? ''] ? undefined : (accept.error ?? undefined),
    send(body: Body): void {
      accept.mutate(body, {
        onError(error) {
          const how = overtaking[codeOf(error) ?? '']
          if (how) onOvertaken(how)
        },
      })
    },
  }
}
