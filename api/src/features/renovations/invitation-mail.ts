import { hongKongDay, showDay } from '@fitout/contract/hong-kong-time.ts'
import { renovationMails as cn } from '@fitout/contract/messages/cn/renovation-mails.ts'
import { renovationMails as en } from '@fitout/contract/messages/en/renovation-mails.ts'
import { renovationMails as zh } from '@fitout/contract/messages/zh/renovation-mails.ts'
import { pathTo } from '@fitout/contract/storefront-paths.ts'
import type { Context } from '../../context.ts'
import type { Jobs } from '../../jobs/job-data.ts'
import { fillIn } from '../../words.ts'
import { sendMail } from '../mails/mails-service.ts'
import { invitationCode } from './invitation-code.ts'
import { findInvitation } from './renovation-members-queries.ts'

const words = { zh, cn, en }

/** Mails the invitation to a renovation. Idempotent per job; withdrawn invitations are not sent. */
export async function sendInvitation(context: Context, { invitationId }: Jobs['renovation-invitation']): Promise<void> {
  const invitation = await findInvitation(context.db, invitationId)
  if (invitation?.state !== 'SENT' || invitation.expires_at < context.clock.now()) return
  const locale = invitation.language
  const text = words[locale].invitation
  const code = await invitationCode(context.db, invitation.id)
  const right = invitation.right
  await sendMail(context, {
    id: `renovation-invitation-${invitation.id}`,
    to: invitation.email,
    locale,
    heading: text.subject,
    lead: [right === 'CLIENT' ? text.leadOfClient : text.leadOfMember, text.rights[right]],
    sections: [],
    action: {
      title: text.action,
      hint: fillIn(text.hint, { day: showDay(hongKongDay(invitation.expires_at)) }),
      url: `${context.config.publicUrl}${pathTo('account-project-join', locale)}?code=${code}`,
    },
    closing: text.closing,
  })
}
