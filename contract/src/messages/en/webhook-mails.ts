import type { Translated } from '../message-types.ts'
import type { webhookMails as source } from '../zh/webhook-mails.ts'

export const webhookMails: Translated<typeof source> = {
  heading: 'A webhook has been switched off',
  failed: '“{title}” has received nothing for three days, so the shop has stopped sending to it.',
  gone: '“{title}” has answered that it is gone, so the shop has stopped sending to it.',
  meanwhile: 'Switch it on again once it is mended. What did not arrive can be sent again for 30 days, one by one.',
  action: 'See what was sent',
  hint: 'You sign in to the back office first.',
  closing: 'Every owner receives this mail.',
}
