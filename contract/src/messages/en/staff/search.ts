import type { Translated } from '../../message-types.ts'
import type { search as source } from '../../zh/staff/search.ts'

export const search: Translated<typeof source> = {
  emptySearches: {
    keyword: 'Words',
    language: 'Language',
    languages: { zh: 'Traditional Chinese', cn: 'Simplified Chinese', en: 'English' },
    searches: 'Times',
    lastAt: 'Latest',
  },
  officeSearch: {
    open: 'Search and commands',
    sought: 'Orders, people, products, pages, or what to do',
    none: 'Nothing found',
    archived: 'Archived',
    groups: {
      commands: 'Commands',
      places: 'Places',
      order: 'Orders',
      renovation: 'Renovations',
      enquiry: 'Enquiries',
      customer: 'Customers',
      product: 'Products',
      campaign: 'Campaigns',
      page: 'Pages',
      post: 'Articles',
      project: 'Projects',
    },
    commands: {
      newProduct: 'New product or service',
      newCampaign: 'New campaign',
      newVoucher: 'New voucher',
      productFile: 'Export or import products',
      pickUpPoints: 'Pick-up points',
      jobs: 'Failed jobs and emails',
      pause: 'Pause campaign: {title}',
      resume: 'Resume campaign: {title}',
    },
  },
  shortcuts: {
    title: 'Keyboard shortcuts',
    isOn: 'Shortcuts of a single key',
    isOnLead: 'Switch them off if you speak to your computer or press keys by accident. {key} always works.',
    andThen: 'then',
    find: 'Search this list',
    next: 'Next row',
    previous: 'Previous row',
    tick: 'Tick the row',
    rangeKeys: 'Shift and a click on a box',
    range: 'Tick all rows in between',
    archive: 'Archive the row, or those ticked; archived ones come back',
    edit: 'Open the row, or go to the first field',
    beside: 'Open beside the list',
    help: 'This list',
    go: 'Go to: {place}',
  },
  resources: {
    'empty-searches': {
      name: 'Failed searches',
    },
  },
}
