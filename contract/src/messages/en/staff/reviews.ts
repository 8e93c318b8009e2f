import type { Translated } from '../../message-types.ts'
import type { reviews as source } from '../../zh/staff/reviews.ts'

export const reviews: Translated<typeof source> = {
  reviews: {
    lead: 'An approved review is seen by everyone, and its stars count.',
    stars: '{stars} of 5 stars',
    none: 'No reviews here.',
    rejectedFor: 'Rejected because: {reason}',
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
    },
    subjects: {
      review: 'review',
    },
  },
}
