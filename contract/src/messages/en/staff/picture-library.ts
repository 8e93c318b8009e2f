import type { Translated } from '../../message-types.ts'
import type { pictureLibrary as source } from '../../zh/staff/picture-library.ts'

export const pictureLibrary: Translated<typeof source> = {
  pictureLibrary: {
    title: 'Picture library',
    lead: 'The public pictures of the shop, and where they are used.',
    search: 'Description, or where it is used',
    none: 'No pictures match.',
    filter: 'Missing',
    lacks: {
      alt: 'Description',
      focus: 'Focal point',
      use: 'Use',
    },
    noFocus: 'No focal point',
    noUse: 'Not used',
    noAlt: 'No description: {languages}',
    edit: 'Edit',
    of: 'Edit picture {number}',
    remove: 'Remove',
    removeOf: 'Remove picture {number}',
    removed: 'The picture was removed from the library',
    replace: 'Replace',
    replaceOf: 'Replace picture {number} everywhere',
    replaceTitle: 'Show this picture everywhere instead?',
    replaceLead:
      'These will show the new picture: what is published at once, drafts stay drafts. Descriptions and the focal point carry over where the new picture has none. Earlier versions of texts and sent mailings keep the old one.',
    replaceNow: 'Replace',
    replaced: 'The picture was replaced everywhere',
    comesAlong: 'It comes along where the picture is chosen',
    elsewhere: '{use}. Its description is edited there.',
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
