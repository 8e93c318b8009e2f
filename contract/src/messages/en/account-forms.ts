import type { Translated } from '../message-types.ts'
import type { accountForms as source } from '../zh/account-forms.ts'

export const accountForms: Translated<typeof source> = {
  loading: 'Loading',
  loadFailed: 'This cannot be loaded at the moment',
  save: 'Save',
  saved: 'Saved',
  optional: '(optional)',
  notSaved: 'Nothing was saved; our record is as it was. {reason}',
  stillTyped: 'What you typed is still in the form, so you can try again.',
  revert: 'Go back to our record',
  more: 'Show more',
  shownOf: '{shown, number} of {total, number} shown',
  cancel: 'Cancel',
}
