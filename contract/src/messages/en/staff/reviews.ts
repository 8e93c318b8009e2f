import type { Translated } from '../../message-types.ts'
import type { reviews as source } from '../../zh/staff/reviews.ts'

export const reviews: Translated<typeof source> = {
  reviews: {
    lead: 'An approved review is seen by everyone, and its stars count.',
    stars: '{stars} of 5 stars',
    piece: 'Piece',
    rating: 'Stars',
    words: 'Review',
    received: 'Received',
    acts: 'Actions',
    search: 'Words of the review',
    pictures: 'Pictures: {count}',
    openPiece: 'Open the piece',
    none: 'No reviews here.',
    rejectedFor: 'Rejected because: {reason}',
    reason: 'Reason (the customer reads it on the page of the order)',
    reply: 'Reply in public',
    approveAndReply: 'Approve and reply',
    changeReply: 'Change reply',
    removeReply: 'Remove reply',
    removeReplyTitle: 'Remove the reply to the review of “{title}”?',
    removeReplyLead: 'The page of the product no longer shows it. The email the customer had cannot be taken back.',
    replyTo: 'Reply to the review of “{title}”',
    replyLead:
      'Everyone reads it below the review, so leave out names, addresses and orders. A customer with an email address is told of the first reply, not of later changes.',
    replyText: 'Reply',
    replyLanguage: 'Language of the reply',
    replyCount: 'Characters: {count, number} of {most, number}',
    replied: 'Our reply',
  },
  reviewStatus: {
    WAITING: 'Waiting',
    APPROVED: 'Shown',
    REJECTED: 'Rejected',
  },
  resources: {
    reviews: {
      name: 'Reviews',
    },
  },
  permissions: {
    'reviews.read': 'view reviews',
    'reviews.decide': 'approve or reject reviews',
  },
  audit: {
    actions: {
      'reviews.decide': '{who} decided on a review of “{thing}”',
      'reviews.undecide': '{who} took back a decision on a review of “{thing}”',
      'reviews.reply': '{who} replied in public to a review of “{thing}”',
      'reviews.remove-reply': '{who} removed the reply to a review of “{thing}”',
    },
    fields: {
      reply: 'Public reply',
    },
    subjects: {
      review: 'review',
    },
  },
}
