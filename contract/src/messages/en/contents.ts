import type { Translated } from '../message-types.ts'
import type { contents as source } from '../zh/contents.ts'

export const contents: Translated<typeof source> = {
  onThisPage: 'On this page',
  updated: 'Last updated: {date}',
  print: 'Print this page',
  address: 'Address',
  map: 'See it on the map',
  closedSoon: 'Closed in the next four weeks',
  reach: 'Reach us',
  hours: 'Opening hours',
}
