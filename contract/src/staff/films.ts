import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { filmMaximumBytes, modelMaximumBytes } from '../limits.ts'
import { staff } from './permissions.ts'
import { oneOf } from '../wire.ts'

const kept = oneOf(z.object({ url: z.string() }))

export const addFilm = endpoint('POST', '/admin/films', {
  summary: 'Stores a film (MP4 or WebM) for a project. The same file again returns the same address.',
  access: staff('pictures.write'),
  rate: 'upload',
  file: 'file',
  fileMaximumBytes: filmMaximumBytes,
  response: kept,
  errors: ['file-not-a-film', 'body-too-large'],
})

export const addModel = endpoint('POST', '/admin/models', {
  summary: 'Stores a 3D model for a project: one self-contained glTF binary (GLB).',
  access: staff('pictures.write'),
  rate: 'upload',
  file: 'file',
  fileMaximumBytes: modelMaximumBytes,
  response: kept,
  errors: ['file-not-a-model', 'model-refers-outside', 'model-not-plain', 'model-too-heavy', 'body-too-large'],
})
