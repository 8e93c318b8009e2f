import type { Translated } from '../message-types.ts'
import type { consents as source } from '../zh/consents.ts'

export const consents: Translated<typeof source> = {
  wordings: {
    direct_marketing:
      'I agree that you use my name, email, phone number, language and purchase history to tell me about your furniture, lighting and home pieces, your design and renovation services, and your member offers, vouchers and events. I can withdraw at any time, free of charge. My data is not given to others for their marketing.',
    receive_via_sms: 'I agree to get the messages I choose below by text message.',
    newsletter: {
      EMAIL: 'Send me the newsletter by email: new pieces, services and member offers.',
      SMS: 'Send me the newsletter by text message: new pieces, services and member offers.',
    },
    delivery_status_update: {
      EMAIL: 'Email me when there is news of a delivery on its way.',
      SMS: 'Text me when there is news of a delivery on its way.',
    },
    wishlist_products_update: {
      EMAIL: 'Email me when something on my wishlist is reduced or back in stock.',
      SMS: 'Text me when something on my wishlist is reduced or back in stock.',
    },
    renovation_progress: {
      EMAIL:
        'Email me when my renovation has new site reports, finished stages, files or messages, at most once an hour.',
      SMS: 'Text me when my renovation has new site reports, finished stages, files or messages, at most once an hour.',
    },
  },
  mail: {
    subject: 'What you chose to hear from us',
    lead: 'Thank you. In your notification settings you have just chosen to get these by email:',
    settings: 'Notification settings',
    settingsHint: 'You can turn each of them on and off at any time.',
    closing: 'Had enough? Follow this link. It is free, and you need not sign in.',
    stop: 'Stop all advertising to me',
  },
  page: {
    title: 'Stop advertising to this address',
    ask: 'Press the button and we will send no more advertising to this email address, free of charge. Messages about your own orders and bookings go on.',
    button: 'Stop it',
    doneTitle: 'Stopped',
    done: 'We will send no more advertising to this email address. Should you change your mind, choose again in the notification settings of your account.',
    brokenTitle: 'This link is not complete',
    broken: 'Please open it from the mail again, and make sure that the whole address is there.',
    home: 'Back to the home page',
  },
}
