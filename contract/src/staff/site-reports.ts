import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { stageKey } from '../quotation-content.ts'
import { longestReport, reportPicturesAtMost, siteReport } from '../site-reports.ts'
import { day, id, instant, line, listOf, oneOf, pageQuery, text } from '../wire.ts'
import { staff } from './permissions.ts'

const staffReport = siteReport.extend({
  created_at: instant,
  editable_until: instant.meta({
    description: 'After this the report is frozen; what is held back can still be published',
  }),
  revision: z.number().int().meta({ description: 'Rises with every change' }),
})

const written = {
  day: day.meta({ description: 'Today at the latest' }),
  text: text(longestReport),
  stage_key: stageKey.nullable(),
  present: line(200),
  images: z.array(id).min(1).max(reportPicturesAtMost).meta({ description: 'Ids of pictures, in their order' }),
}

export const addSitePicture = endpoint('POST', '/admin/site/files', {
  summary: 'Stores a picture for a report; until it is used, the same file again returns the same picture.',
  access: staff('site.work'),
  rate: 'upload',
  file: 'file',
  response: oneOf(z.object({ _id: id, width: z.number().int(), height: z.number().int() })),
  errors: ['file-not-an-image', 'image-too-large', 'too-many-files', 'body-too-large'],
})

export const listStaffSiteReports = endpoint('GET', '/admin/site/renovations/:id/site-reports/all', {
  summary: 'All reports of a site, latest day first.',
  access: staff('site.work'),
  rate: 'read',
  query: z.object(pageQuery(5)),
  response: listOf(staffReport),
  errors: ['renovation-not-found'],
})

export const writeSiteReport = endpoint('POST', '/admin/site/renovations/:id/site-reports', {
  summary:
    'Writes the report of a day. An idempotency key identifies one report permanently, since a device may send it again days later.',
  access: staff('site.work'),
  rate: 'write',
  idempotent: true,
  body: z.strictObject({
    ...written,
    text: written.text.default(''),
    stage_key: written.stage_key.default(null),
    present: written.present.default(''),
    publish: z.boolean().default(true).meta({ description: 'Whether the client sees it at once' }),
  }),
  response: oneOf(staffReport),
  errors: ['renovation-not-found', 'stage-not-found', 'file-not-found', 'illegal-transition'],
})

export const changeSiteReport = endpoint('PUT', '/admin/site/renovations/:id/site-reports/:report_id/change', {
  summary: 'Changes a report within 24 hours; afterwards an unpublished one can only be published as it is.',
  access: staff('site.work'),
  rate: 'write',
  body: z.strictObject({
    revision: z.number().int().meta({ description: 'What the caller read' }),
    day: written.day.optional(),
    text: written.text.optional(),
    stage_key: written.stage_key.optional(),
    present: written.present.optional(),
    images: written.images.optional(),
    publish: z.literal(true).optional().meta({ description: 'What clients have seen is not taken back' }),
  }),
  response: oneOf(staffReport),
  errors: [
    'renovation-not-found',
    'site-report-not-found',
    'stage-not-found',
    'file-not-found',
    'changed-meanwhile',
    'illegal-transition',
  ],
})

export const readStaffSiteReportPicture = endpoint(
  'GET',
  '/admin/site/renovations/:id/site-reports/:report_id/pictures/:file_id',
  {
    summary: 'A picture of a report.',
    access: staff('site.work'),
    rate: 'read',
    response: z.file(),
    errors: ['renovation-not-found', 'file-not-found'],
  },
)
