import type { Translated } from '../../message-types.ts'
import type { productEditor as source } from '../../zh/staff/product-editor.ts'

export const productEditor: Translated<typeof source> = {
  productEditor: {
    language: 'Language',
    allLanguages: 'All',
    languageLacks: '{language}: {count, plural, one {one text missing} other {{count} texts missing}}',
    standing: 'Status',
    filing: 'Filing and search',
    whole: 'Nothing is missing.',
    copy: 'Copy product',
    copyLead:
      'Texts, facts, pictures and variants are copied to a draft. Stock starts at zero; sales and the 3D model are not copied.',
    counted: 'Counted',
    conflict: 'Changed to {now} meanwhile. Save again to use yours.',
    held: '{count} held',
    parcelOfAll: 'Parcel of all variants',
    parcelOfAllLead: 'The same parcel for every variant, {count} in all.',
    isNew: 'New',
    leaveOut: 'Leave out {name}',
    more: 'More for {name}',
    addAnother: 'Add another…',
    addOption: 'Add “{name}”…',
    lacks: {
      lead: 'Still needs',
      needed: 'to be published',
      picture: 'A picture',
      variant: 'A price',
      title: 'Title',
      secondPicture: 'A second picture',
      alt: 'Descriptions of pictures',
      summary: 'Summary',
      description: 'Description',
      read: 'Review of the drafted Simplified Chinese',
      category: 'A category',
      measures: 'Width, depth and height',
      stock: 'Stock',
      parcel:
        'Parcel weight and size (“Parcel of all variants”, or ⋮ beside one; without them some couriers are not offered)',
    },
  },
  productSheet: {
    title: 'Prices and stock',
    lead: 'Move with the arrow keys, Enter and Tab. A block copied from a spreadsheet can be pasted whole; Ctrl+Z undoes a step.',
    variant: 'Variant',
    changed: '{count, plural, one {{count} cell} other {{count} cells}} changed',
    leftOut:
      '{count, plural, one {# cell is not a number, or is outside the sheet, and was} other {# cells are not numbers, or are outside the sheet, and were}} not pasted.',
    unsound: '{count, plural, one {{count} cell is wrong and was} other {{count} cells are wrong and were}} not saved.',
    noPrice: 'Type an amount',
    noCents: 'At most two decimals',
    noCount: 'Type a whole number',
  },
}
