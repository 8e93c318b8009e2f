import type { Translated } from '../message-types.ts'
import type { stockNotices as source } from '../zh/stock-notices.ts'

export const stockNotices: Translated<typeof source> = {
  confirmHeading: 'Please confirm: tell me when {name} is back',
  confirmLead: 'This address was given to be told when “{name}” is back in stock. If that was you, please confirm it.',
  confirmAction: 'Yes, tell me when it is back',
  confirmHint: 'The link opens a page with one button; no login is needed.',
  confirmClosing: 'Not you? Ignore this mail, and we will not write about it again.',
  backHeading: '{name} is back in stock',
  backLead: 'What you were waiting for is back: “{name}” can be ordered online.',
  backShort:
    'There are {units}, and {watchers, plural, one {{watchers} person is} other {{watchers} people are}} waiting: first come, first served.',
  backEnough: 'There are {units}.',
  backAction: 'See it',
  backHint: 'Nothing is set aside for you.',
  backClosing: 'You asked for this one message; we will not write about this version again.',
  stop: 'To stop at once:',
  page: {
    brokenTitle: 'This link does not work',
    broken: 'It may be incomplete. Please copy it whole from the mail, or ask again on the page of the piece.',
    home: 'Back to the home page',
    confirm: {
      title: 'Tell you when it is back?',
      ask: 'Press the button, and we send you one mail when it is back in stock.',
      button: 'Yes, tell me when it is back',
      doneTitle: 'Noted',
      done: 'We send you one mail when it is back in stock.',
    },
    stop: {
      title: 'Stop the notice?',
      ask: 'Press the button, and we tell you no more about this version.',
      button: 'Stop the notice',
      doneTitle: 'Stopped',
      done: 'We tell you no more about this version.',
    },
  },
}
