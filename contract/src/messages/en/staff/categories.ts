import type { Translated } from '../../message-types.ts'
import type { categories as source } from '../../zh/staff/categories.ts'

export const categories: Translated<typeof source> = {
  categories: {
    lead: 'Customers browse by these. Renaming one keeps its web address; a hidden one is not shown in the shop.',
    count: '{count} filed here',
    none: 'There is no such category.',
    add: 'New category',
    edit: 'Change',
    editNamed: 'Change {name}',
    parent: 'Parent category',
    top: 'Top level',
    shown: 'Shown in the shop',
    hidden: 'Hidden',
    up: 'Move {name} up',
    down: 'Move {name} down',
  },
  resources: {
    categories: {
      name: 'Categories',
    },
  },
  audit: {
    actions: {
      'categories.add': '{who} added the category “{thing}”',
      'categories.change': '{who} changed the category “{thing}”',
      'categories.move': '{who} moved the category “{thing}”',
    },
    subjects: {
      category: 'category',
    },
  },
}
