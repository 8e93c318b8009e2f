import type { Translated } from '../../message-types.ts'
import type { attributes as source } from '../../zh/staff/attributes.ts'

export const attributes: Translated<typeof source> = {
  attributes: {
    title: 'Colours, materials, sizes',
    lead: 'Variants are made of these, and customers filter by them. A new name shows on every product at once.',
    add: 'New option',
    edit: 'Change option',
    swatch: 'Swatch',
  },
  audit: {
    actions: {
      'products.add-attribute': '{who} added the option “{thing}”',
      'products.change-attribute': '{who} changed the option “{thing}”',
    },
    subjects: {
      attribute: 'colour, material and size',
    },
  },
}
