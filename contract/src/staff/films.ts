import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { filmMaximumBytes, modelMaximumBytes } from '../limits.ts'
import { staff } from './permissions.ts'
import { oneOf } from '../wire.ts'

const kept = oneOf(z.object({ url: z.string() }))

export const addFilm = endpoint('POST', '/admin/films', {
  summary: 'Keeps a film (MP4 or WebM) for a project. The same file again gives the same address.',
  access: staff('pictures.write'),
  rate: 'upload',
  file: 'file',
  fileMaximumBytes: filmMaximumBytes,
  response: kept,
  errors: ['file-not-a-film', 'body-too-large'],
})

export const addModel = endpoint('POST', '/admin/models', {
  summary: 'Keeps a 3D model for a project: one glTF binary (GLB) that holds everything it needs.',
  access: staff('pictures.write'),
  rate: 'upload',
  file: 'file',
  fileMaximumBytes: modelMaximumBytes,
  response: kept,
  errors: ['file-not-a-model', 'model-refers-outside', 'model-not-plain', 'model-too-heavy', 'body-too-large'],
})
