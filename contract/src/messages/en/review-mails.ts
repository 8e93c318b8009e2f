import type { Translated } from '../message-types.ts'
import type { reviewMails as source } from '../zh/review-mails.ts'

export const reviewMails: Translated<typeof source> = {
  subject: '{studio} has replied to your review of “{piece}”',
  greeting: 'Dear {name},',
  lead: 'Thank you for your review. We have replied to it in public:',
  reply: 'Our reply',
  yours: 'Your review',
  action: 'See it on the page',
  hint: 'The reply is shown below your review.',
  closing: 'To talk it over with us, simply reply to this email; that is not published.',
}
