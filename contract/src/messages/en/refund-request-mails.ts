import type { Translated } from '../message-types.ts'
import type { refundRequestMails as source } from '../zh/refund-request-mails.ts'

export const refundRequestMails: Translated<typeof source> = {
  greeting: 'Dear {name},',
  items: 'Items',
  amount: 'Amount refunded',
  points: 'Points returned',
  taken: 'Points taken back',
  takenVoucher: 'Voucher taken back',
  takenVoucherValue: '{title} ({code}), {points, plural, one {{points} point} other {{points} points}}',
  owed: 'Points owed',
  takenWhy: 'The refunded money had earned these points, so we took them back.',
  vouchersWhy:
    'You had already spent some of them on vouchers that you have not used. These vouchers are no longer valid, and what they cost counts towards the points taken back.',
  owedWhy: 'Your balance was too low for all of them. The next points you earn pay what is owed; it never costs money.',
  byCard: '{amount} goes back to the card you paid with, usually within 5 to 10 working days; your bank decides.',
  byTransfer:
    'We will transfer {amount} within 5 working days to the account you paid from. If you paid by cash or cheque, or it should go elsewhere, reply to this email and tell us the account.',
  answer: 'Our answer: ',
  follow: 'See your order',
  followHint: 'You will need the order reference and the email or phone number you ordered with.',
  openHint: 'The link opens your order directly; please do not pass it on.',
  closing: 'Questions? Simply reply to this email.',
  approved: { subject: 'Refund approved {reference}', lead: 'We have approved your refund request.' },
  returned: {
    subject: 'Refund {reference}',
    lead: 'Your order was changed or cancelled, and you had paid more than it comes to. We return the rest.',
  },
  rejected: {
    subject: 'Refund not approved {reference}',
    lead: 'We have looked at your refund request with care and are sorry that we cannot approve it.',
  },
  sent: {
    subject: 'Refund sent {reference}',
    lead: 'We have sent your money back. If it has not arrived within two working days, please tell us.',
  },
}
