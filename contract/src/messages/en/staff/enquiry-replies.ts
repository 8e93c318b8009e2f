import type { Translated } from '../../message-types.ts'
import type { enquiryReplies as source } from '../../zh/staff/enquiry-replies.ts'

export const enquiryReplies: Translated<typeof source> = {
  enquiryReplies: {
    title: 'Conversation',
    sender: 'Customer',
    answer: 'Reply to the customer',
    answerHint: 'Goes by email to {email}, in {language}. Greeting and signature are added.',
    note: 'Internal note',
    noteHint: 'Only colleagues see it',
    send: 'Send reply',
    keepNote: 'Keep note',
    sent: 'The reply is on its way',
    noted: 'Note kept',
    noEmail: 'No email was left: keep a note, or answer by telephone or WhatsApp.',
    handedOver: '{name} handed over to {to}',
    again: 'Send again',
    sentAgain: 'It is sent again',
    waits: 'Customer wrote again',
    handNote: 'Note for the colleague',
    handNoteHint: 'Such as where you stand, what was promised, what comes next. A mail tells them.',
    handOver: 'Hand over',
    handed: 'Handed to {name}',
    byMail: 'by mail',
    fromOther: 'from another address: {from}',
    held: 'The address is not the one of the enquiry: only colleagues see this mail. Once you know that it is the customer, take it into the conversation.',
    takeIn: 'Take into the conversation',
    takenIn: 'Taken into the conversation',
    whole: 'Show the whole mail',
    left: 'Attachments left in the mailbox: {names}',
    plan: 'Open the PDF',
    mail: {
      WAITING: 'Waiting to be sent',
      RETRIED: 'Not sent yet, tried again by itself (tried {tries, plural, one {once} other {# times}})',
      SENT: 'Sent {at}',
      FAILED: 'Could not be sent',
    },
  },
  audit: {
    actions: {
      'enquiry-replies.answer': '{who} answered enquiry {thing}',
      'enquiry-replies.note': '{who} noted something on enquiry {thing}',
      'enquiry-replies.hand-over': '{who} handed enquiry {thing} to a colleague',
      'enquiry-replies.send-again': '{who} sent the answer to enquiry {thing} again',
      'enquiry-replies.take-in': '{who} took a mail from another address into the conversation of enquiry {thing}',
    },
  },
}
