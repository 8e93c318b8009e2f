import type { Translated } from '../../message-types.ts'
import type { postComments as source } from '../../zh/staff/post-comments.ts'

export const postComments: Translated<typeof source> = {
  comments: {
    words: 'Comment',
    article: 'Article',
    writer: 'Written by',
    written: 'Written',
    changed: 'Decided',
    reason: 'Reason',
    acts: 'Actions',
    search: 'Words of the comment',
    openArticle: 'Open the article',
    none: 'No comments here.',
    lead: 'Longest waiting first. Once shown, everyone sees them.',
    show: 'Show',
    hide: 'Hide',
  },
  commentStatus: {
    DRAFT: 'Held back',
    ACTIVE: 'Shown',
    HIDDEN: 'Hidden',
  },
  heldFor: {
    links: 'Contains links',
    repeat: 'Posted before',
    flood: 'Too many at once',
  },
  resources: {
    comments: { name: 'Comments' },
  },
  permissions: {
    'comments.read': 'view comments',
    'comments.decide': 'show or hide comments',
  },
  audit: {
    actions: {
      'comments.decide': '{who} decided on a comment on “{thing}”',
    },
    subjects: {
      comment: 'comment',
    },
  },
}
