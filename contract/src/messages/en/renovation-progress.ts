import type { Translated } from '../message-types.ts'
import type { renovationProgress as source } from '../zh/renovation-progress.ts'

export const renovationProgress: Translated<typeof source> = {
  heading: 'News of your renovation',
  lead: 'This happened lately:',
  renovation: 'Renovation {reference}',
  reports: 'New site reports',
  stages: 'Stages finished',
  files: 'New files',
  messages: 'Unread messages',
  separator: ', ',
  action: 'See your renovation',
  hint: 'Pictures, files and messages are in your account.',
  closing: 'You get this because you chose news of your renovation in your notification settings.',
  stop: 'To stop these messages:',
}
