import type { Translated } from '../../message-types.ts'
import type { memberships as source } from '../../zh/staff/memberships.ts'

export const memberships: Translated<typeof source> = {
  levels: {
    title: 'Membership levels',
    lead: 'A completed order earns a point for each whole dollar; a refund takes back its points. A level counts the points ever earned, so spending them never lowers it.',
    held: 'The shop’s settings have a draft that is not published. Please finish it before you change the levels here.',
    toDraft: 'Open the draft',
    level: 'Level {number}',
    remove: 'Remove level {number}',
    from: 'From points',
    benefits: 'Benefits',
    add: 'Add a level',
    publish: 'Publish',
    sample: 'What it means for a customer',
    spent: 'Bought so far (HK$)',
    order: 'The next order (HK$)',
    before: 'Now',
    adds: 'The order earns',
    after: 'Then',
    next: 'To the next level',
    highest: 'This is the highest level',
    points: '{points, plural, one {{points} point} other {{points} points}}',
  },
}
