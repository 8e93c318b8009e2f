import type { Translated } from '../message-types.ts'
import type { accountEnquiries as source } from '../zh/account-enquiries.ts'

export const accountEnquiries: Translated<typeof source> = {
  lead: 'What you have asked us about your home, and the visits and services you have booked for it, with what comes next.',
  enquiries: 'Your enquiries',
  noEnquiries: 'No enquiries yet',
  noEnquiriesText:
    'Tell us about your home and what you have in mind. Enquiries you send while signed in are followed here.',
  ask: 'Send an enquiry',
  sent: 'Sent {time}',
  stages: { received: 'Received', answered: 'Answered', closed: 'Closed' },
  next: 'What comes next',
  nextOf: {
    received: 'A designer is reading it. You will hear from us by {time}.',
    late: 'We promised to answer by {time} and have not, for which we are sorry. Please call or message us on WhatsApp and quote {reference}.',
    answered: 'We have answered. Reply to your designer to choose a day for measuring.',
    renovation: 'This has become a renovation, and goes on there.',
    closed: 'This enquiry is closed. To take it up again, get in touch and quote {reference}.',
  },
  toRenovation: 'Go to the renovation',
  area: '{feet, number} sq ft saleable',
  pictures: '{count, plural, one {# picture} other {# pictures}}',
  services: 'Visits and services',
  servicesText: 'Measuring, layout planning, consultations and fitting-out packages.',
  toServices: 'Book a service',
  open: 'See booking {reference}',
}
