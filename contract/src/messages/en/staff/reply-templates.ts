import type { Translated } from '../../message-types.ts'
import type { replyTemplates as source } from '../../zh/staff/reply-templates.ts'

export const replyTemplates: Translated<typeof source> = {
  replyTemplates: {
    lead: 'Answers given again and again, chosen by the customer’s language. What the enquiry says is filled in, and can be changed before it is sent.',
    none: 'No templates yet.',
    title: 'Internal name',
    titleHint: 'Only staff see it, to find the template. It is the same in every language.',
    text: 'Text',
    fields: 'Fields: {fields}. Each mail greets and signs by itself.',
    unknown: 'There are no such fields: {fields}',
    languages: 'Languages',
    updated: 'Changed',
    add: 'Add template',
    change: 'Change template',
    remove: 'Remove',
    removeTitle: 'Remove “{title}”?',
    removeLead: 'Colleagues can no longer choose it. Replies that were sent stay as they are.',
    choose: 'Use a template',
    otherLanguage: 'This template has no text in the customer’s language; another is filled in.',
    open: 'Please fill in before sending: {fields}',
  },
  resources: { replyTemplates: { name: 'Reply templates' } },
  permissions: { 'reply-templates.write': 'manage reply templates' },
  audit: {
    actions: {
      'reply-templates.add': '{who} added the reply template “{thing}”',
      'reply-templates.change': '{who} changed the reply template “{thing}”',
      'reply-templates.remove': '{who} removed the reply template “{thing}”',
    },
    subjects: { 'reply-template': 'reply template' },
  },
}
