import type { Translated } from '../../message-types.ts'
import type { shopFiles as source } from '../../zh/staff/shop-files.ts'

export const shopFiles: Translated<typeof source> = {
  shopFile: {
    title: 'Shop as a file',
    lead: 'Theme, pages and settings with their pictures in one file, for another Fitout shop. It is checked line by line before anything happens: one wrong line, and nothing is changed. What is imported becomes drafts, which you preview and publish one by one.',
    export: 'Export theme, pages and settings',
    would:
      'Checked. Importing makes drafts of these {count} and adds {pictures, plural, one {{pictures} picture} other {{pictures} pictures}}:',
    applied:
      'Drafts were made of these {count}, and {pictures, plural, one {{pictures} picture} other {{pictures} pictures}} added:',
  },
}
