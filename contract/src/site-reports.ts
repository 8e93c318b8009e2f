import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { day, id, instant, listOf, pageQuery, words } from './wire.ts'

/** The report of one day on site, with pictures. */
export const siteReport = z.object({
  _id: id,
  day,
  text: z.string().meta({ description: 'In the language in which it was written' }),
  stage: z.object({ key: z.string(), title: words }).nullable(),
  present: z.string().meta({ description: 'Who was on site' }),
  pictures: z.array(z.object({ _id: id, width: z.number().int(), height: z.number().int() })),
  staff_name: z.string(),
  published_at: instant.nullable().meta({ description: 'Null while it is held back' }),
})
export type SiteReport = z.input<typeof siteReport>

export const reportPicturesAtMost = 20
export const longestReport = 2000
/** How long a report can be edited. */
export const reportHours = 24

export const listSiteReports = endpoint('GET', '/renovations/:id/site-reports/all', {
  summary: 'The published reports of the site, latest day first.',
  access: 'registered',
  rate: 'read',
  query: z.object(pageQuery(5)),
  response: listOf(siteReport),
  errors: ['renovation-not-found'],
})

export const readSiteReportPicture = endpoint('GET', '/renovations/:id/site-reports/:report_id/pictures/:file_id', {
  summary: 'A picture of a published report.',
  access: 'registered',
  rate: 'read',
  response: z.file(),
  errors: ['renovation-not-found', 'file-not-found'],
})
