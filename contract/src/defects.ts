import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { keysOf, roomTypes } from './project-options.ts'
import { day, id, instant, line, oneOf, text } from './wire.ts'

/** `HANDOVER`: reported before the certificate was signed. `WARRANTY`: claimed afterwards, under a running warranty. */
export const defectKinds = ['HANDOVER', 'WARRANTY'] as const
/** The last payment does not fall due while a `MAJOR` defect is open. */
export const defectSeverities = ['MAJOR', 'MINOR'] as const
export const defectStates = ['OPEN', 'FIXED', 'CLOSED', 'WITHDRAWN'] as const
export const defectSides = ['CLIENT', 'STUDIO'] as const
export type DefectState = (typeof defectStates)[number]

/** How many pictures come with a report; at least one does. */
export const defectPicturesAtMost = 6
/** Defects of one renovation. */
export const defectsAtMost = 200
/** How many days there are to fix a defect. */
export const defectDays = 14

export const defectPictures = z.array(id).max(defectPicturesAtMost)

/** The texts that client and studio add to a defect. */
export const writtenDefect = {
  text: text(1000, 1),
  place: line(120).default(''),
  room: z.enum(keysOf(roomTypes)).nullable().default(null),
  severity: z.enum(defectSeverities).default('MINOR'),
  images: defectPictures.min(1).meta({ description: 'Own uploads' }),
}

export const defect = z.object({
  _id: id,
  number: z.number().int().meta({ description: 'Within the renovation, from 1' }),
  kind: z.enum(defectKinds),
  state: z.enum(defectStates),
  text: z.string(),
  place: z.string(),
  room: z.enum(keysOf(roomTypes)).nullable(),
  severity: z.enum(defectSeverities),
  due_on: day,
  is_late: z.boolean().meta({ description: 'Whether it is open past that day' }),
  raised_by: z.enum(defectSides),
  reopened: z.number().int().meta({ description: 'How often it was opened again' }),
  reason: z.string().meta({ description: 'Why the studio closed it, or why it was opened again' }),
  created_at: instant,
  fixed_at: instant.nullable(),
  closed_at: instant.nullable(),
  closed_by: z.enum(defectSides).nullable(),
  pictures: z.array(id),
  fix_pictures: z.array(id).meta({ description: 'As it was fixed' }),
  reopen_pictures: z.array(id).meta({ description: 'As it was found not to be fixed' }),
  may: z
    .object({ fix: z.boolean(), close: z.boolean(), reopen: z.boolean(), withdraw: z.boolean() })
    .meta({ description: 'What the caller can do with it now' }),
})
export type Defect = z.input<typeof defect>

/** The number of open defects, by kind. */
export const defectCounts = z.object({
  open: z.number().int().meta({ description: 'Neither closed nor withdrawn' }),
  fixed: z.number().int().meta({ description: 'Of these, fixed and waiting for the client' }),
  major: z.number().int().meta({ description: 'Of these, major' }),
  late: z.number().int().meta({ description: 'Of these, to be fixed before today' }),
})
export type DefectCounts = z.input<typeof defectCounts>

export const defectList = z.object({
  data: z.array(defect).meta({ description: 'By number' }),
  can_add: z.boolean().meta({ description: 'Whether the caller can raise one now' }),
})

const errors = ['renovation-not-found', 'not-allowed', 'defect-not-found'] as const

export const listDefects = endpoint('GET', '/renovations/:id/defects/all', {
  summary: 'The defects of a renovation, reported by either side.',
  access: 'registered',
  rate: 'read',
  response: defectList,
  errors: ['renovation-not-found'],
})

export const raiseDefect = endpoint('POST', '/renovations/:id/defects', {
  summary: 'Reports a defect with pictures: before the handover, or as a warranty claim afterwards.',
  access: 'registered',
  rate: 'write',
  idempotent: true,
  body: z.strictObject(writtenDefect),
  response: oneOf(defect),
  errors: ['renovation-not-found', 'not-allowed', 'file-not-found', 'too-many-defects', 'illegal-transition'],
})

export const closeDefect = endpoint('PUT', '/renovations/:id/defects/:defect_id/closed', {
  summary: 'Accepts that a defect is fixed.',
  access: 'registered',
  rate: 'write',
  body: z.strictObject({}),
  response: oneOf(defect),
  errors: [...errors, 'illegal-transition'],
})

export const reopenDefect = endpoint('PUT', '/renovations/:id/defects/:defect_id/reopened', {
  summary: 'Reopens a defect that was not fixed properly, or that the studio closed within the last 30 days.',
  access: 'registered',
  rate: 'write',
  body: z.strictObject({ reason: text(500, 1), images: defectPictures.default([]) }),
  response: oneOf(defect),
  errors: [...errors, 'file-not-found', 'illegal-transition'],
})

export const withdrawDefect = endpoint('PUT', '/renovations/:id/defects/:defect_id/withdrawn', {
  summary: 'Withdraws an open defect reported by the client’s side.',
  access: 'registered',
  rate: 'write',
  body: z.strictObject({}),
  response: oneOf(defect),
  errors: [...errors, 'illegal-transition'],
})

export const readDefectPicture = endpoint('GET', '/renovations/:id/defects/:defect_id/pictures/:file_id', {
  summary: 'A picture of a defect.',
  access: 'registered',
  rate: 'read',
  response: z.file(),
  errors: ['renovation-not-found', 'defect-not-found', 'file-not-found'],
})
