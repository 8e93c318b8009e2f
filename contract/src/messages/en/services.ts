import type { Translated } from '../message-types.ts'
import type { services as source } from '../zh/services.ts'

export const services: Translated<typeof source> = {
  description:
    'Measurement visits, layout planning, design advice and whole renovations, with clear prices and dates that you choose.',
  intro:
    'From the first measurement to the day you move in, each step can be booked on its own. Prices and what they cover are on the page; you choose the date.',
  book: 'Book this service',
  details: 'Read more',
  packages: '{count, plural, one {# package} other {# packages}}',
  leadTime: 'About {days, plural, one {# day} other {# days}}',
  unsureTitle: 'Not sure where to start?',
  unsureText:
    'Tell us the size of the flat, the district and when you get the keys. A designer suggests the right step.',
  unsureAction: 'Ask a designer',
}
