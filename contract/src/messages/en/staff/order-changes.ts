import type { Translated } from '../../message-types.ts'
import type { orderChanges as source } from '../../zh/staff/order-changes.ts'

export const orderChanges: Translated<typeof source> = {
  orderChanges: {
    title: 'Change order {reference}',
    change: 'Change the order',
    save: 'Save the change',
    done: 'Order {reference} was changed, and the customer is told by email',
    doneUntold: 'Order {reference} was changed',
    since: 'The order has changed since you opened this. What you typed is still here; the rest is as it is now.',
    preview: 'After the change',
    none: 'Nothing is changed.',
    before: 'Total before',
    paid: 'Paid',
    open: 'Still to pay',
    back: 'To be returned',
    inPart: 'Paid in part',
    toPay:
      'The customer still has to pay {amount}. Once it is saved you can send a payment link; nothing is packed before it is paid.',
    toReturn:
      '{amount} goes back to the customer. Once it is saved it stands in the list of refunds, for a colleague to approve.',
    line: '{title}: {change}',
    by: 'changed by {who}',
    fields: {
      recipient: 'Recipient changed',
      contact: 'Contact changed',
      address: 'Address changed',
      courier: 'Way of delivery changed',
      note: 'Note changed',
    },
  },
  audit: {
    actions: {
      'orders.release': '{who} let order {thing} be packed before it is paid in full',
      'orders.change': '{who} changed order {thing}',
    },
  },
}
