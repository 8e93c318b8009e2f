import type { Translated } from '../message-types.ts'
import type { appointmentMails as source } from '../zh/appointment-mails.ts'

const changeHint =
  'You can move or cancel it here until {hours, plural, one {{hours} hour} other {{hours} hours}} before, without signing in.'

export const appointmentMails: Translated<typeof source> = {
  kinds: {
    SHOWROOM: 'Showroom visit',
    MEASUREMENT: 'Site measurement',
    SERVICE: 'Booked service',
    SITE_MEETING: 'Meeting on site',
    INSPECTION: 'Inspection',
  },
  greeting: 'Dear {name},',
  details: 'Your appointment',
  reference: 'Appointment reference',
  kind: 'What for',
  time: 'Date and time (Hong Kong)',
  place: 'Where',
  atHome: '{district} (the address you gave us)',
  atAddress: 'The address of your order',
  atStudio: 'Our showroom',
  reason: 'Reason',
  events: {
    confirm: {
      heading: 'Please confirm your appointment {reference}',
      lead: 'We are keeping the time for you until {until}. Please confirm it with the link below, or it will be free again.',
      action: 'Confirm the appointment',
      hint: 'The link opens a page with one button; there is no need to sign in.',
    },
    booked: {
      heading: 'Your appointment {reference} is booked',
      lead: 'Thank you. We look forward to seeing you. The attached file adds the appointment to your calendar.',
      action: 'Move or cancel it',
      hint: changeHint,
    },
    moved: {
      heading: 'Your appointment {reference} has moved',
      lead: 'This is the new time. The attached file updates your calendar.',
      action: 'Move or cancel it',
      hint: changeHint,
    },
    corrected: {
      heading: 'The place of your appointment {reference} is corrected',
      lead: 'We have corrected the district of your home; the time stays the same. The attached file updates your calendar.',
      action: 'Move or cancel it',
      hint: changeHint,
    },
    cancelled: {
      heading: 'Your appointment {reference} is cancelled',
      lead: 'We have cancelled it as you asked. The attached file takes it out of your calendar.',
      action: 'Choose another time',
      hint: 'You are welcome to book again whenever it suits you.',
    },
    'cancelled-by-studio': {
      heading: 'We have had to cancel your appointment {reference}',
      lead: 'We are sorry that we cannot make it. The attached file takes the appointment out of your calendar.',
      action: 'Choose another time',
      hint: 'Please choose another time that suits you.',
    },
    'order-cancelled': {
      heading: 'Your appointment {reference} is cancelled',
      lead: 'Your order has been cancelled, and the appointment with it. The attached file takes it out of your calendar.',
      action: 'See the order',
      hint: 'You can look up the order here.',
    },
    'taken-out': {
      heading: 'Your appointment {reference} is cancelled',
      lead: 'Your order was changed as agreed with you, and this service is no longer in it. The attached file takes the appointment out of your calendar.',
      action: 'See the order',
      hint: 'You can look up the order here.',
    },
    reminder: {
      heading: 'A reminder of your appointment {reference} tomorrow',
      lead: 'Your appointment is tomorrow. We look forward to seeing you.',
      action: 'Move or cancel it',
      hint: changeHint,
    },
  },
  /** For a service with a cancelled appointment; its order may remain. */
  ofOrder: {
    action: 'See the order',
    hint: 'To choose another time, or to ask about the order or a refund, just reply to this mail.',
  },
  closing: 'If you have a question, just reply to this email.',
  notYou: 'Was it not you? Then there is nothing you need to do; the time will be free again by itself.',
  texts: {
    confirm: 'Please confirm your appointment {reference} ({time}) before {until}:',
    booked: 'Appointment {reference} is booked: {kind}, {time}. Move or cancel it:',
    moved: 'Appointment {reference} has moved: {kind}, {time}. Move or cancel it:',
    corrected:
      'We have corrected the district of appointment {reference} to {district}: {kind}, {time}. Move or cancel it:',
    cancelled: 'Appointment {reference} ({time}) is cancelled. Choose another time:',
    'cancelled-by-studio':
      'We are sorry that we have had to cancel your appointment {reference} ({time}). Choose another time:',
    'order-cancelled': 'Your order is cancelled, and with it appointment {reference} ({time}). Order:',
    'taken-out': 'Your order was changed as agreed, and appointment {reference} ({time}) is cancelled. Order:',
    reminder: 'A reminder: {kind}, {time}, appointment {reference}. Details:',
    stop: 'Stop these text messages:',
  },
}
