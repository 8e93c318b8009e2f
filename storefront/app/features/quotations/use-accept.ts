import type { BodyInput } from '@fitout/contract/endpoint.ts'
import { acceptQuotation } from '@fitout/contract/quotations.ts'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { call } from '../../shared/api/browser-call.ts'
import { useAttemptKey } from '../../shared/forms/use-attempt-key.ts'
import { useTo } from '../../shared/links/use-to.ts'
import { codeOf, type Overtaken, overtaking, useDecision } from '../../shared/renovations/use-decision.ts'
import type { ShownVersion } from './quotation-reading.ts'

type Body = BodyInput<typeof acceptQuotation>

/** Accepts a version once, however often it is sent, then opens the room. */
export function useAccept({ room, head }: ShownVersion, onOvertaken: (how: Overtaken) => void) {
  const t = useTranslations('quotations')
  const to = useTo()
  const navigate = useNavigate()
  const keyOf = useAttemptKey()
  const accept = useDecision({
    id: room._id,
    async send(body: Body) {
      const params = { id: room._id, version: String(head.version) }
      return call(acceptQuotation, { params, body, idempotencyKey: keyOf(body) })
    },
    done: t('accepted'),
    onDone: () => void navigate(to('account-project', { id: room._id })),
  })
  return {
    isPending: accept.isPending,
    /** An error that is shown within the dialog. */
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
