import type { Translated } from '../../message-types.ts'
import type { portfolioDrafts as source } from '../../zh/staff/portfolio-drafts.ts'

export const portfolioDrafts: Translated<typeof source> = {
  portfolioDrafts: {
    title: 'Portfolio',
    open: 'Prepare a portfolio project',
    lead: 'Choose pictures, and a draft of a project begins with the facts of this renovation. Name, address and messages are not taken over; before you publish, look once more for private things in the pictures.',
    agreed: 'The client agreed on {time}.',
    notAgreed: 'The client has not agreed yet, and can do so on the page of the renovation.',
    begun: 'The draft of the project has begun.',
    toProject: 'Open the project',
    none: 'Nothing to choose from yet: pictures of published site reports and shared pictures appear here.',
    picture: 'Picture {number}',
    roles: { none: 'Leave out', show: 'Show', before: 'Show as before', after: 'Show as after' },
    unpaired:
      'There must be as many “before” as “after”: the first of one goes with the first of the other, and so on.',
    begin: '{count, plural, one {Begin a draft with # picture} other {Begin a draft with # pictures}}',
    done: 'The draft has begun',
  },
  permissions: { 'renovations.publish': 'begin portfolio projects from renovations' },
  audit: { actions: { 'portfolio-drafts.begin': '{who} began a portfolio project from renovation {thing}' } },
}
