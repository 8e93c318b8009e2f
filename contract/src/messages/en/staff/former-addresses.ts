import type { Translated } from '../../message-types.ts'
import type { formerAddresses as source } from '../../zh/staff/former-addresses.ts'

export const formerAddresses: Translated<typeof source> = {
  formerAddresses: {
    lead: 'Addresses of the former shop lead to pages of this one for good (301). Imports add theirs, and you may add more.',
    none: 'There are no old addresses yet.',
    search: 'Find an address',
    path: 'Old address',
    pathHint: 'What follows the domain, such as /collections/sofas',
    to: 'Leads to',
    toHint: 'A path of the shop, such as /products',
    since: 'Since',
    hidden: 'Once the piece is shown',
    add: 'Add an old address',
    remove: 'Remove',
    removeTitle: 'Remove “{path}”?',
    removeLead: 'The address then says that the page could not be found.',
  },
  resources: { formerAddresses: { name: 'Old addresses' } },
  audit: {
    actions: {
      'former-addresses.add': '{who} led the old address “{thing}” to a new page',
      'former-addresses.remove': '{who} removed the old address “{thing}”',
    },
    subjects: { 'former-address': 'old address' },
  },
}
