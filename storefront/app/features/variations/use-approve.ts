import type { BodyInput } from '@fitout/contract/endpoint.ts'
import { approveVariation } from '@fitout/contract/variations.ts'
import { useTranslations } from 'use-intl'
import { call } from '../../shared/api/browser-call.ts'
import { useAttemptKey } from '../../shared/forms/use-attempt-key.ts'
import { useDecision } from '../../shared/renovations/use-decision.ts'
import type { Room } from '../../shared/renovations/use-room.ts'
import type { Variation } from './use-variation.ts'

/** Approves a variation once, however often it is sent. */
export function useApprove(room: Room, variation: Variation, onDone: () => void) {
  const t = useTranslations('variations')
  const keyOf = useAttemptKey()
  return useDecision({
    id: room._id,
    async send(body: BodyInput<typeof approveVariation>) {
      const params = { id: room._id, variation_id: variation._id }
      return call(approveVariation, { params, body, idempotencyKey: keyOf(body) })
    },
    done: t('approved'),
    onDone,
  })
}
