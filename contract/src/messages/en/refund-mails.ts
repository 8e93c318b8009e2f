import type { Translated } from '../message-types.ts'
import type { refundMails as source } from '../zh/refund-mails.ts'

export const refundMails: Translated<typeof source> = {
  greeting: 'Dear {name},',
  items: 'Items',
  amount: 'Amount refunded',
  points: 'Points returned',
  byCard: 'It goes back to the card you paid with, usually within 5 to 10 working days; your bank decides.',
  byTransfer: 'We will transfer it within 5 working days. Reply to this email if it should go to another account.',
  answer: 'Our answer: ',
  follow: 'See your order',
  followHint: 'You will need the order reference and the email or phone number you ordered with.',
  closing: 'Questions? Simply reply to this email.',
  approved: { subject: 'Refund approved {reference}', lead: 'We have approved your refund request.' },
  rejected: {
    subject: 'Refund not approved {reference}',
    lead: 'We have looked at your refund request with care and are sorry that we cannot approve it.',
  },
}
