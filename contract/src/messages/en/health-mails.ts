import type { Translated } from '../message-types.ts'
import type { healthMails as source } from '../zh/health-mails.ts'

/** The mail to owners and managers about problems of the shop. */
export const healthMails: Translated<typeof source> = {
  heading: 'Something in the shop waits too long',
  lead: 'What follows is not going as it should.',
  risks: {
    customers: 'Customers may be missing emails, text messages or refunds.',
    data: 'If data is lost, orders, enquiries and pictures since the last backup cannot be restored.',
    allData: 'No backup was ever made: if data is lost, no order, enquiry or picture can be restored.',
    payments: 'Customers have paid, and their orders still wait to be confirmed.',
    space: 'Once the disk is full, the shop can store no orders or pictures.',
    answers: 'Answers of customers to enquiries may lie in the mailbox, and not stand in the conversation.',
  },
  title: 'As it is now',
  troubles: {
    jobs: {
      label: 'The oldest job has waited',
      value: '{amount, plural, one {{amount} minute} other {{amount} minutes}}',
    },
    messages: {
      label: 'The oldest email or text message has waited',
      value: '{amount, plural, one {{amount} minute} other {{amount} minutes}}',
    },
    failed: { label: 'Jobs given up after many tries', value: '{amount}' },
    late: { label: 'Repeated jobs that did not run in time', value: '{amount}' },
    backup: { label: 'Without a good backup', value: '{amount, plural, one {{amount} hour} other {{amount} hours}}' },
    noBackup: {
      label: 'Without any backup since the shop began',
      value: '{amount, plural, one {{amount} day} other {{amount} days}}',
    },
    refunds: { label: 'Refunds the payment provider has not taken', value: '{amount}' },
    payments: { label: 'Payments of the last day that fit no order', value: '{amount}' },
    mailbox: {
      label: 'Time since which the studio’s mailbox cannot be read',
      value: '{amount, plural, one {{amount} minute} other {{amount} minutes}}',
    },
    disk: { label: 'Free on the disk', value: '{amount}%' },
  },
  action: 'Look at the shop’s health',
  hint: 'The back office says more, and tries all failed jobs again.',
  closing: 'Owners and managers get this mail, and get it again while this lasts.',
}
