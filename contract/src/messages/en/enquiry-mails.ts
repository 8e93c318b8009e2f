import type { Translated } from '../message-types.ts'
import type { enquiryMails as source } from '../zh/enquiry-mails.ts'

export const enquiryMails: Translated<typeof source> = {
  subject: 'We have your enquiry {reference}',
  greeting: 'Dear {name},',
  lead: 'Thank you for writing to us. A designer will read it through and reply by email or phone before {time}.',
  asked: 'What you asked',
  area: '{feet} sq ft ({metres} m²)',
  labels: {
    reference: 'Enquiry reference',
    location: 'District',
    area: 'Saleable area',
    style: 'Style',
    budget: 'Budget',
    subject: 'Subject',
  },
  action: 'Visit our site',
  hint: 'Something to add? Reply to this email and keep the reference in its subject.',
  closing: 'If you did not write to us, there is nothing you need to do.',
  answer: {
    heading: 'About your enquiry {reference}',
    pictures: 'Pictures: {count}. You can see them on the page.',
    asked: 'What you wrote',
    action: 'Read and reply',
    hint: 'No need to sign in; the link works until {time}. What you reply there stays with the rest.',
    closing: 'Enquiry {reference}',
  },
}
