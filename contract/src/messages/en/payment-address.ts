import type { Translated } from '../message-types.ts'
import type { paymentAddress as source } from '../zh/payment-address.ts'

export const paymentAddress: Translated<typeof source> = {
  heading: 'Payment details changed',
  lead: '{who} changed where customers pay to, on {when}.',
  check:
    'If this was not decided by you, go back to the version before in the back office at once, and change your passwords.',
  who: 'By',
  when: 'When',
  fields: 'What changed',
  action: 'Look at the settings',
  hint: 'Check them in the back office.',
  closing: 'Every owner of the shop gets this mail.',
  system: 'The system',
  channels: { bank_transfer: 'Bank transfer', fps: 'FPS', payme: 'PayMe' },
  parts: {
    title: 'title',
    bank_name: 'bank',
    account_name: 'account name',
    account_number: 'account number',
    fps_id: 'FPS ID',
    payee_name: 'payee',
    account: 'account',
    url: 'link',
    instructions: 'instructions',
  },
  /** Where a text contains an account, a number or an address. */
  named: {
    heading: 'A text names a new account or contact',
    lead: '{who} published “{title}” on {when}. It names numbers or addresses that the shop did not name before, and customers may pay to them.',
    list: 'New in the text',
  },
}
