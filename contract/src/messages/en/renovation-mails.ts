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
  right: {
    events: {
      joined: {
        subject: 'Your renovation has a new member',
        lead: '{name} accepted the invitation and is now a member of renovation {reference}.',
        action: 'See the members',
        hint: 'If that is not right, you can change the right or remove the member in the room.',
      },
      changed: {
        subject: 'Your right in a renovation has changed',
        lead: 'The client of renovation {reference} has changed your right.',
        action: 'See the renovation',
        hint: 'The new right holds at once.',
      },
      removed: {
        subject: 'You are no longer a member of a renovation',
        lead: 'Your right in renovation {reference} has been taken back, and you can no longer see it.',
        action: 'My renovations',
        hint: 'If that is a mistake, please ask the client of the renovation or us.',
      },
    },
    ofOther: {
      CLIENT: '',
      APPROVE: 'The new member may see everything, accept quotations, approve changes and pay.',
      READ: 'The new member may see drawings, quotations and progress, and leave messages.',
    },
    closing: 'If you have a question, just reply to this email.',
  },
}
