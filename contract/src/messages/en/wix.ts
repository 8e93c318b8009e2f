import type { Translated } from '../message-types.ts'
import type { wix as source } from '../zh/wix.ts'

export const wix: Translated<typeof source> = {
  description: 'Our work on other platforms.',
  frame: '{title} (a page from elsewhere)',
  open: 'Open in a new tab',
  back: 'Back to {studio}',
  hint: 'If nothing shows below, open it in a new tab.',
  none: 'There is no page to show yet',
  noneText: 'All our work is in the projects.',
  projects: 'See our projects',
}
