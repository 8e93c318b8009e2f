import type { Translated } from '../../message-types.ts'
import type { pictureLibrary as source } from '../../zh/staff/picture-library.ts'

export const pictureLibrary: Translated<typeof source> = {
  pictureLibrary: {
    title: 'Picture library',
    lead: 'The public pictures of the shop, and what shows them.',
    search: 'Its description, or what shows it',
    none: 'There is no such picture.',
    filter: 'Lacking',
    lacks: {
      alt: 'Description',
      focus: 'Spot kept in sight',
      use: 'A place',
    },
    noFocus: 'No spot kept in sight',
    noUse: 'Shown nowhere',
    noAlt: 'No description: {languages}',
    edit: 'Edit',
    of: 'Edit picture {number}',
    elsewhere: 'Its description is changed there.',
    kinds: {
      product: 'Product',
      category: 'Category',
      post: 'Article',
      project: 'Project',
      service: 'Service text',
      page: 'Page',
      configuration: 'Shop setting',
      mailing: 'Mailing',
    },
    places: {
      text: ' (in its text)',
      draft: ' (in a draft)',
    },
  },
}
