import type { Translated } from '../../message-types.ts'
import type { paymentReadings as source } from '../../zh/staff/payment-readings.ts'

export const paymentReadings: Translated<typeof source> = {
  reading: {
    title: 'Read from the picture',
    compared: 'What is expected',
    lead: 'A computer read this from the picture. It is advice only: what counts is the money in the account.',
    inProgress: 'The picture is being read',
    off: 'Reading of pictures is switched off.',
    none: 'This picture has not been read.',
    nothing: 'Nothing could be read from the picture. Please check it by eye.',
    failed: 'The picture could not be read. Please check it by eye.',
    again: 'Read again',
    queued: 'The picture will be read again.',
    expected: 'Expected',
    stated: 'Stated',
    read: 'Read',
    notRead: 'Not read',
    confidence: '{percent}% certain',
    matched: 'Matches',
    different: 'Differs',
    duplicate: 'The same picture or transaction number was used for order {reference}.',
    duplicateRecord: 'The same picture or transaction number was used for the instalment {reference}.',
    duplicateGone: 'The same picture or transaction number was used before.',
    whole: 'All text read from the picture',
    by: '{engine}, {time}',
    fields: {
      amount: 'Amount',
      reference: 'Reference',
      paid_at: 'Paid at',
      payee: 'Payee',
      payee_number: 'Paid to account',
      payer: 'Payer',
      bank: 'Bank',
      transaction: 'Transaction no.',
    },
  },
  audit: {
    actions: {
      'payments.read-again': '{who} had the proof of payment of order {thing} read again',
    },
  },
}
