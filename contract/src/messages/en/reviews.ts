import type { Translated } from '../message-types.ts'
import type { reviews as source } from '../zh/reviews.ts'

export const reviews: Translated<typeof source> = {
  title: 'Reviews',
  lead: 'Tell others how it turned out. We read each review before it is shown.',
  write: 'Write a review',
  formOf: 'Review {title}',
  rating: 'Rating',
  unrated: 'Not rated',
  ratingMissing: 'Please choose one to five stars.',
  stars: {
    one: 'One star: disappointed',
    two: 'Two stars: could be better',
    three: 'Three stars: fine',
    four: 'Four stars: pleased',
    five: 'Five stars: very pleased',
  },
  starsOf: '{count, plural, one {# star} other {# stars}}',
  comment: 'Comment',
  optional: '(optional)',
  commentHint: 'Material, size, delivery and fitting all help others.',
  send: 'Send review',
  sent: 'Thank you. Your review shows once we have read it.',
  failed: 'Your review was not sent; it is still here. {reason}',
  states: {
    WAITING: 'Waiting for approval',
    APPROVED: 'Approved',
    REJECTED: 'Rejected',
  },
  reply: 'Our public reply',
  reason: 'Why: {reason}',
}
