import type { Translated } from '../message-types.ts'
import type { creditCards as source } from '../zh/credit-cards.ts'
import { cardBrands } from './card-brands.ts'

export const creditCards: Translated<typeof source> = {
  lead: 'The number stays with the payment provider. We keep the brand, the last four digits and the expiry.',
  list: 'Saved cards',
  ending: 'ending in {digits}',
  expiry: 'Expires {month}/{year}',
  default: 'Default',
  expired: 'Expired',
  setDefault: 'Make default',
  setDefaultOf: 'Make default: the {brand} ending in {digits}',
  madeDefault: 'This card is now the default',
  remove: 'Remove',
  removeOf: 'Remove the {brand} ending in {digits}',
  removed: 'The card is removed',
  removeTitle: 'Remove this card?',
  removeText:
    'The {brand} ending in {digits} goes from here and from the payment provider. You can add it again later.',
  removeDefault: 'It is your default card; the newest of the others will take its place.',
  failed: 'Nothing was changed. This is our record as it stands. {reason}',
  add: 'Add a card',
  addText: 'You go to the payment provider’s secure page. Nothing is charged.',
  addFailed: 'The payment provider’s page could not be opened. {reason}',
  checking: 'Asking the payment provider about your card',
  added: 'Your card is saved',
  notAdded: 'No card was added, and nothing was charged.',
  stillChecking: 'The payment provider has not confirmed yet. Reload this page in a moment to see it.',
  empty: 'No saved cards yet',
  emptyText: 'With a card saved, you need not type its number the next time you pay.',
  brands: cardBrands,
}
