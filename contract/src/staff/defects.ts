import { z } from 'zod'
import { defect, defectList, defectPictures, writtenDefect } from '../defects.ts'
import { endpoint } from '../endpoint.ts'
import { day, oneOf, text } from '../wire.ts'
import { staff } from './permissions.ts'

const errors = ['renovation-not-found', 'defect-not-found', 'illegal-transition'] as const

export const listSiteDefects = endpoint('GET', '/admin/site/renovations/:id/defects/all', {
  summary: 'The defects of a renovation, reported by either side.',
  access: staff('site.work'),
  rate: 'read',
  response: defectList,
  errors: ['renovation-not-found'],
})

export const raiseSiteDefect = endpoint('POST', '/admin/site/renovations/:id/defects', {
  summary: 'Reports a defect with pictures.',
  access: staff('site.work'),
  rate: 'write',
  idempotent: true,
  body: z.strictObject({
    ...writtenDefect,
    due_on: day.optional().meta({ description: 'Today or later; in 14 days by default' }),
  }),
  response: oneOf(defect),
  errors: ['renovation-not-found', 'file-not-found', 'too-many-defects', 'illegal-transition'],
})

export const fixDefect = endpoint('PUT', '/admin/site/renovations/:id/defects/:defect_id/fixed', {
  summary: 'Reports, with pictures, that a defect is fixed; the client closes it.',
  access: staff('site.work'),
  rate: 'write',
  body: z.strictObject({ images: defectPictures.min(1) }),
  response: oneOf(defect),
  errors: [...errors, 'file-not-found'],
})

export const withdrawSiteDefect = endpoint('PUT', '/admin/site/renovations/:id/defects/:defect_id/withdrawn', {
  summary: 'Withdraws an open defect reported by the studio.',
  access: staff('site.work'),
  rate: 'write',
  body: z.strictObject({}),
  response: oneOf(defect),
  errors,
})

export const closeDefectByStudio = endpoint('PUT', '/admin/renovations/:id/defects/:defect_id/closed-by-studio', {
  summary: 'Closes a defect that was fixed 14 days ago and to which the client has not responded.',
  access: staff('renovations.close'),
  rate: 'write',
  body: z.strictObject({ reason: text(500, 1) }),
  response: oneOf(defect),
  errors,
})

export const readSiteDefectPicture = endpoint(
  'GET',
  '/admin/site/renovations/:id/defects/:defect_id/pictures/:file_id',
  {
    summary: 'A picture of a defect.',
    access: staff('site.work'),
    rate: 'read',
    response: z.file(),
    errors: ['renovation-not-found', 'defect-not-found', 'file-not-found'],
  },
)
