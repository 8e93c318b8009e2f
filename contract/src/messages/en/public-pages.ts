import type { Translated } from '../message-types.ts'
import type { publicPages as source } from '../zh/public-pages.ts'

export const publicPages: Translated<typeof source> = {
  kinds: {
    pages: 'The studio and its terms',
    products: 'Pieces',
    services: 'Services',
    categories: 'Kinds of pieces',
    projects: 'Projects',
    posts: 'Journal',
    vouchers: 'Vouchers',
    rewards: 'Member store',
  },
}
