import type { Translated } from '../message-types.ts'
import type { personalData as sourceOfData, siteReports as source } from '../zh/site-reports.ts'

export const siteReports: Translated<typeof source> = {
  title: 'Site reports',
  text: 'What the foreman publishes from the site, with pictures, newest first.',
  none: 'No report yet',
  noneText: 'Once works begin, the foreman publishes each day’s progress here, with pictures.',
  noneWere: 'No reports',
  noneWereText: 'This renovation is over; no reports were published during the works.',
  newest: 'Newest site report',
  of: 'Site report of {day}',
  by: 'Published by {name}',
  present: 'On site: {who}',
  picture: 'Picture {number, number} of {count, number}, {day}',
  toAll: 'See progress and site reports',
}

/** Labels for the copy of personal data. */
export const personalData: Translated<typeof sourceOfData> = {
  sections: { site_reports: 'Site reports' },
  fields: { day: 'Day', text: 'Text', present: 'On site', published_at: 'Published' },
}
