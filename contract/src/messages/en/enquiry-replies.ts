import type { Translated } from '../message-types.ts'
import type { enquiryReplies as source } from '../zh/enquiry-replies.ts'

export const enquiryReplies: Translated<typeof source> = {
  title: 'Your enquiry {reference}',
  lead: 'All that you and the studio wrote to each other.',
  sent: 'Sent {time}',
  studio: 'Studio',
  you: 'You',
  picture: 'Picture {number, number}',
  write: 'Reply to the studio',
  writeHint: 'The studio answers within its working days, and an email tells you.',
  missing: 'Please write a message first.',
  send: 'Send',
  again: 'Try again',
  sentNow: 'Sent. The studio will answer soon.',
  cutOff: 'The connection broke off and nothing was sent. Your words are still here: please try again.',
  conversation: 'Conversation ({count, number})',
  none: 'No replies yet.',
  loading: 'Loading',
  loadFailed: 'Could not be loaded',
  notFound: 'This link no longer works',
  notFoundText: 'A link works for 60 days. You can ask anew, or reply to the email you had.',
  ask: 'Ask the studio',
  needsScript: 'Please switch on JavaScript to read and reply.',
  until: 'This link works until {time}.',
}
