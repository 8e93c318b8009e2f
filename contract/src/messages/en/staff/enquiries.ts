import type { Translated } from '../../message-types.ts'
import type { enquiries as source } from '../../zh/staff/enquiries.ts'

export const enquiries: Translated<typeof source> = {
  enquiries: {
    visits: 'Visits',
    bookedElsewhere: 'not booked from this enquiry',
    about: 'Enquiry',
    message: 'Message',
    lead: 'Sorted by when an answer is due, soonest first.',
    reference: 'Reference',
    late: 'Answer overdue',
    home: 'Home',
    squareFeet: 'sq ft',
    from: 'From page',
    received: 'Received',
    replyBy: 'Answer by',
    owner: 'Owner',
    unassigned: 'Nobody yet',
    ownedBy: 'Owner: {name}',
    take: 'Take over',
    giveBack: 'Release',
    nextAction: 'Next action',
    nextActionOn: 'Due on',
    nextIs: 'Next action: {action}',
    actionLate: 'Next action overdue',
    followUp: 'Follow-up',
    files: 'Plans and photos (press to enlarge)',
    plan: 'Open the floor plan (PDF)',
    byChat: 'WhatsApp',
    byPhone: 'Call',
    handTo: 'Hand over to',
    mine: 'Mine',
    onlyLate: 'Only overdue answers',
    mark: 'Mark as “{status}”',
    search: 'Reference, name, telephone, email or subject',
    assignLead: 'They get no mail; it is listed under “Mine”.',
    close: 'Close',
    spam: 'Mark as spam',
    reopen: 'Reopen',
  },
  enquiryStatus: {
    NEW: 'New',
    ANSWERED: 'Answered',
    CLOSED: 'Closed',
    SPAM: 'Spam',
    ALL: 'All',
  },
  resources: {
    enquiries: {
      name: 'Enquiries',
    },
  },
  permissions: {
    'enquiries.read': 'view enquiries',
    'enquiries.work': 'work on enquiries',
    'enquiries.export': 'export enquiries',
  },
  audit: {
    actions: {
      'enquiries.work': '{who} worked on enquiry {thing}',
      'enquiries.export': '{who} exported enquiries',
    },
    subjects: {
      enquiry: 'enquiry',
    },
  },
}
