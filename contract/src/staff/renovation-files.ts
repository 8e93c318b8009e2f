import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { filmMaximumBytes } from '../limits.ts'
import { renovationFile, renovationFileKinds, renovationFilesAtMost, revisionQuery } from '../renovation-files.ts'
import { id, line, listOf, oneOf, pageQuery } from '../wire.ts'
import { staff } from './permissions.ts'

const kind = z.enum(renovationFileKinds)
const title = line(120, 1)

export const staffRenovationFile = renovationFile.extend({ is_shared: z.boolean() })

export const listStaffRenovationFiles = endpoint('GET', '/admin/renovations/:id/files', {
  summary: 'The files of a renovation, shared or not.',
  access: staff('renovations.read'),
  rate: 'read',
  query: z.object({ ...pageQuery(100), kind: kind.optional() }),
  response: listOf(staffRenovationFile),
  errors: ['renovation-not-found'],
})

export const addRenovationFile = endpoint('POST', '/admin/renovations/:id/files', {
  summary:
    'Adds a file or, with `replaces`, a new revision of one. Drawings and documents must be PDF, models GLB, films MP4 or WebM, by content.',
  access: staff('renovations.work'),
  rate: 'upload',
  file: 'file',
  fileMaximumBytes: filmMaximumBytes,
  query: z.object({
    kind,
    title: title.meta({ description: 'One line; a revision keeps the title of its file' }),
    replaces: id.optional(),
  }),
  response: oneOf(staffRenovationFile),
  errors: [
    'renovation-not-found',
    'file-not-found',
    'file-not-a-drawing',
    'file-not-a-model',
    'file-not-a-film',
    'file-not-an-image',
    'image-too-large',
    'model-refers-outside',
    'model-not-plain',
    'model-too-heavy',
    'body-too-large',
    'renovation-full',
    'illegal-transition',
  ],
})

const errors = ['renovation-not-found', 'file-not-found', 'illegal-transition'] as const

export const changeRenovationFile = endpoint('PUT', '/admin/renovations/:id/files/:file_id/change', {
  summary: 'Renames a file.',
  access: staff('renovations.work'),
  rate: 'write',
  body: z.strictObject({ title }),
  response: oneOf(staffRenovationFile),
  errors,
})

export const shareRenovationFile = endpoint('PUT', '/admin/renovations/:id/files/:file_id/share', {
  summary: 'Shares a file with all its revisions with the members, or unshares it.',
  access: staff('renovations.work'),
  rate: 'write',
  body: z.strictObject({ is_shared: z.boolean() }),
  response: oneOf(staffRenovationFile),
  errors,
})

export const orderRenovationFiles = endpoint('PUT', '/admin/renovations/:id/files/order', {
  summary: 'Sets the order of the files of one kind; those not named follow in their order.',
  access: staff('renovations.work'),
  rate: 'write',
  body: z.strictObject({ kind, file_ids: z.array(id).min(1).max(renovationFilesAtMost) }),
  response: oneOf(z.object({ file_ids: z.array(id) })),
  errors,
})

export const removeRenovationFile = endpoint('DELETE', '/admin/renovations/:id/files/:file_id', {
  summary: 'Deletes an unshared file with all its revisions.',
  access: staff('renovations.work'),
  rate: 'write',
  response: oneOf(z.object({ is_removed: z.literal(true) })),
  errors,
})

export const readStaffRenovationFile = endpoint('GET', '/admin/renovations/:id/files/:file_id', {
  summary: 'A file of the renovation, or a picture or floor plan of the enquiry.',
  access: staff('renovations.read'),
  rate: 'read',
  query: revisionQuery,
  response: z.file(),
  errors: ['renovation-not-found', 'file-not-found'],
})

export const listSiteFiles = endpoint('GET', '/admin/site/renovations/:id/files', {
  summary: 'The drawings and models of a site, shared or not, without documents.',
  access: staff('site.work'),
  rate: 'read',
  query: z.object(pageQuery(100)),
  response: listOf(renovationFile),
  errors: ['renovation-not-found'],
})

export const readSiteFile = endpoint('GET', '/admin/site/renovations/:id/files/:file_id', {
  summary: 'A drawing or model of a site.',
  access: staff('site.work'),
  rate: 'read',
  query: revisionQuery,
  response: z.file(),
  errors: ['renovation-not-found', 'file-not-found'],
})
