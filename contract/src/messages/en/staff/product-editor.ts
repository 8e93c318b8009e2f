import type { Translated } from '../../message-types.ts'
import type { productEditor as source } from '../../zh/staff/product-editor.ts'

export const productEditor: Translated<typeof source> = {
  productEditor: {
    language: 'Language written',
    allLanguages: 'All',
    standing: 'Status',
    filing: 'Filing and search',
    whole: 'Nothing is missing.',
    copy: 'Copy product',
    copyLead:
      'Texts, facts, pictures and variants are copied to a draft; stock begins at nothing, and sales and the 3D model stay behind.',
    counted: 'Counted',
    conflict: '{now} meanwhile; save again to set yours.',
    held: '{count} held',
    isNew: 'New',
    leaveOut: 'Leave out {name}',
    more: 'More for {name}',
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
      read: 'Drafted Simplified Chinese to be read',
      category: 'A category',
      measures: 'Measures',
      stock: 'Stock',
    },
  },
  productSheet: {
    title: 'Prices and stock',
    lead: 'Arrows, Enter and Tab lead from cell to cell; a block copied from a spreadsheet is pasted whole; Ctrl+Z takes back a step.',
    variant: 'Variant',
    changed: '{count, plural, one {{count} cell} other {{count} cells}} changed',
    leftOut:
      '{count, plural, one {# cell is no number, or lies beyond the sheet, and was} other {# cells are no numbers, or lie beyond the sheet, and were}} left out.',
    unsound:
      '{count, plural, one {{count} cell is no number and was} other {{count} cells are no numbers and were}} not saved.',
    noPrice: 'Type an amount',
    noCount: 'Type a whole number',
  },
}
