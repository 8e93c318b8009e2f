import type { Translated } from '../../message-types.ts'
import type { renovationMessages as source } from '../../zh/staff/renovation-messages.ts'

export const renovationMessages: Translated<typeof source> = {
  renovationMessages: {
    title: 'Messages',
    lead: 'Threads in which a member wrote last; the longest waiting come first.',
    none: 'No messages wait for an answer.',
    of: '“{line}”',
    general: 'General',
    toRoom: 'Back to the renovation',
    studio: 'The studio',
    noName: 'No name',
    struck: 'Struck out',
    strike: 'Strike out',
    write: 'Answer',
    another: 'New message',
    choose: 'Add pictures',
    removePicture: 'Remove {name}',
    tooMany: 'At most {most, plural, one {{most} picture goes} other {{most} pictures go}} with a message.',
    send: 'Send',
    sent: 'Sent',
    settle: 'Needs no answer',
    settled: 'Noted: no answer needed',
    empty: 'No messages yet.',
  },
  waiting: { messages: 'renovation messages to answer' },
  resources: { messages: { name: 'Messages' } },
  audit: {
    actions: {
      'renovation-messages.write': '{who} wrote in renovation {thing}',
      'renovation-messages.strike': '{who} struck out a message in renovation {thing}',
      'renovation-messages.settle': '{who} noted that the messages of renovation {thing} need no answer',
    },
  },
}
