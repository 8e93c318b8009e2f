import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, instant, listOf, pageQuery } from './wire.ts'

/** The kinds of files of a renovation: PDF drawings and documents, GLB models, pictures, MP4 or WebM films. */
export const renovationFileKinds = ['DRAWING', 'MODEL', 'IMAGE', 'VIDEO', 'PAPER'] as const
export type RenovationFileKind = (typeof renovationFileKinds)[number]

/** The maximum for one renovation. */
export const renovationFilesAtMost = 300
export const revisionsAtMost = 99
export const drawingMaximumBytes = 25 * 1024 * 1024
/** The maximum size of one downloaded archive. */
export const archiveMaximumBytes = 500 * 1024 * 1024

const kind = z.enum(renovationFileKinds)

const revision = z.object({
  revision: z.number().int().meta({ description: 'From 1' }),
  type: z.string(),
  bytes: z.number().int(),
  width: z.number().int().meta({ description: 'Of a picture in pixels, of a model in centimetres; else 0' }),
  height: z.number().int(),
  depth: z.number().int().meta({ description: 'Of a model' }),
  created_at: instant,
})

export const renovationFile = z.object({
  _id: id,
  kind,
  title: z.string(),
  revision: z.number().int().meta({ description: 'The newest' }),
  revisions: z.array(revision).meta({ description: 'All of them, newest first' }),
})
export type RenovationFile = z.input<typeof renovationFile>

/** The number of files of each kind. */
export const fileCounts = z.object({
  DRAWING: z.number().int(),
  MODEL: z.number().int(),
  IMAGE: z.number().int(),
  VIDEO: z.number().int(),
  PAPER: z.number().int(),
})

export const revisionQuery = z.object({
  revision: z.coerce
    .number()
    .int()
    .min(1)
    .max(revisionsAtMost)
    .optional()
    .meta({ description: 'The newest where it is left out' }),
  size: z.enum(['small']).optional().meta({ description: 'A small form of a picture' }),
})

export const listRenovationFiles = endpoint('GET', '/renovations/:id/files/all', {
  summary: "The shared files of a renovation, in the studio's order.",
  access: 'registered',
  rate: 'read',
  query: z.object({ ...pageQuery(60), kind: kind.optional() }),
  response: listOf(renovationFile),
  errors: ['renovation-not-found'],
})

export const readRenovationArchive = endpoint('GET', '/renovations/:id/files/archive', {
  summary: 'All shared files with their revisions as one ZIP.',
  access: 'registered',
  rate: 'upload',
  response: z.file().mime(['application/zip']),
  errors: ['renovation-not-found', 'file-not-found', 'archive-too-large'],
})

export const readRenovationFile = endpoint('GET', '/renovations/:id/files/:file_id', {
  summary: 'A shared file, also by byte ranges, or a picture or floor plan of the enquiry.',
  access: 'registered',
  rate: 'read',
  query: revisionQuery,
  response: z.file(),
  errors: ['renovation-not-found', 'file-not-found'],
})
