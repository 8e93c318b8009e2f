import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, oneOf } from './wire.ts'

export const uploadFile = endpoint('POST', '/files', {
  summary:
    'Stores one picture, re-encoded and without metadata, visible to its uploader only; with `kind=PAPER` also a PDF, unchanged.',
  access: 'guest',
  rate: 'upload',
  file: 'file',
  query: z.object({ kind: z.enum(['PICTURE', 'PAPER']).default('PICTURE') }),
  response: oneOf(
    z.object({
      _id: id,
      url: z.string().meta({ description: "Answers to its owner's session only" }),
      type: z.string(),
      bytes: z.number().int(),
      width: z.number().int().meta({ description: '0 of a PDF' }),
      height: z.number().int(),
    }),
  ),
  errors: ['file-not-an-image', 'image-too-large', 'file-not-a-plan', 'too-many-files', 'body-too-large'],
})

export const uploadPlan = endpoint('POST', '/files/plans', {
  summary:
    'Stores one floor plan as a PDF, checked by its content, for its uploader and the enquiry it is attached to.',
  access: 'guest',
  rate: 'upload',
  file: 'file',
  response: oneOf(z.object({ _id: id, url: z.string(), type: z.string(), bytes: z.number().int() })),
  errors: ['file-not-a-plan', 'too-many-files', 'body-too-large'],
})

export const readFile = endpoint('GET', '/files/:id', {
  summary: 'The picture or floor plan itself, for its owner.',
  access: 'guest',
  rate: 'read',
  response: z.file(),
  errors: ['file-not-found'],
})
