import { signingVersion } from '@fitout/contract/quotation-signing.ts'
import { acceptVersion } from '../../../../src/features/quotations/accept-quotation.ts'
import { requireSent } from '../../../../src/features/quotations/quotations-service.ts'
import { invitationCode } from '../../../../src/features/renovations/invitation-code.ts'
import { acceptByCode, inviteByClient } from '../../../../src/features/renovations/renovation-members-service.ts'
import { shopOf } from '../past-shop.ts'
import { lineId, sendFirstVersion } from '../seed-quotations.ts'
import type { WorksPart } from './works-part.ts'

/** The quotation is sent, the spouse joins, and the client accepts with the lights under the cabinets. */
export const agreeOnWorks: WorksPart = async ({ context, by, client, spouse, ...room }) => {
  await sendFirstVersion(shopOf(context, 52, '18:05'), by, room)
  const inviting = shopOf(context, 51, '21:10')
  const wanted = { email: spouse.email, right: 'APPROVE', language: 'zh' } as const
  const invitation = await inviteByClient(inviting, client.accountId, room.id, {
    body: wanted,
    idempotencyKey: undefined,
  })
  const code = await invitationCode(context.db, invitation._id)
  await acceptByCode(shopOf(context, 51, '21:40'), spouse.accountId, code)

  const accepting = shopOf(context, 48, '20:30')
  const path = { id: room.id, version: '1' }
  const { content_hash } = await requireSent(accepting, client.accountId, path)
  const signer = { accountId: client.accountId, source: undefined, locale: room.seed.language }
  const body = {
    content_hash: content_hash ?? '',
    options: [lineId(room.seed, 'cabinet-lights')],
    typed_name: client.name,
    is_agreed: true as const,
    wording_version: signingVersion,
  }
  await acceptVersion(accepting, signer, path, { body, idempotencyKey: undefined })
}
