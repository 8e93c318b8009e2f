import type { Translated } from '../message-types.ts'
import type { notificationSettings as source } from '../zh/notification-settings.ts'

export const notificationSettings: Translated<typeof source> = {
  lead: 'Messages about your own orders and bookings always come. The rest is up to you, and all of it starts switched off.',
  notify: 'Receive the messages below',
  notifyHint: 'Switched off, everything pauses and your choices are kept.',
  language: 'Language of messages',
  delivery: 'Deliveries and renovations',
  deliveryText: 'A service, with no advertising in it.',
  askProgress: 'Shall we tell you how the works get on?',
  askYes: 'Yes, email me',
  askNo: 'No, thanks',
  marketing: 'Advertising',
  marketingText: 'Agree to the words below first, then choose. If you withdraw, all advertising stops at once.',
  marketingFirst: 'Please agree to the words above first.',
  channelsTitle: 'Text messages',
  emailMissing: 'Your account has no email. You can add one under “{tab}”.',
  phoneMissing: 'Your account has no phone number. You can add one under “{tab}”.',
  emailUnproved: 'Your email is not confirmed yet. What you choose here is sent once you confirm it under “{tab}”.',
  phoneUnproved: 'Your phone number is not confirmed yet. Texts are sent once you confirm it under “{tab}”.',
  smsFirst: 'Please switch on text messages first.',
  since: 'On since {time}',
  until: 'Off since {time}',
  wordingChanged: 'The wording has just changed. You now see the latest; please read it and choose again.',
  notSaved: 'Nothing was changed. This is our record as it stands. {reason}',
  saved: 'Changed',
  kept: 'What we keep, and how to stop',
  keptText:
    'Each time you switch something on or off we keep the time, the channel and the words you saw, as proof of your choice. You can download these records under “{tab}”.',
  stopText: 'Switch off here at any time, or use the link in any advertising email: no sign-in, no charge.',
}
