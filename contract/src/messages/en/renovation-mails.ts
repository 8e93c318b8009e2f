import type { Translated } from '../message-types.ts'
import type { renovationMails as source } from '../zh/renovation-mails.ts'

export const renovationMails: Translated<typeof source> = {
  invitation: {
    subject: 'You are invited to follow a renovation',
    leadOfClient:
      'We have opened a page for your renovation. Drawings, quotations, payments and progress will be kept there.',
    leadOfMember: 'You are invited to follow a renovation together with its client.',
    rights: {
      CLIENT: 'You are the client: decisions are yours, and you may invite your family.',
      APPROVE: 'You may see everything, accept quotations, approve changes and pay.',
      READ: 'You may see drawings, quotations and progress, and leave messages.',
    },
    action: 'Accept the invitation',
    hint: 'The link works until {day}. Please register or sign in with this email address.',
    closing: 'If this renovation means nothing to you, there is nothing you need to do.',
  },
}
