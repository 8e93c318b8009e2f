import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { oneOf } from '../wire.ts'
import { staff } from './permissions.ts'
import { newWriting, revision, writingCalls } from '../writings/writing-calls.ts'
import { writtenPage } from '../writings/written-pages.ts'
import { writtenPost } from '../writings/written-posts.ts'
import { writtenProject } from '../writings/written-projects.ts'
import { writtenService } from '../writings/written-services.ts'

/** The kinds of content that staff write, with the schema each must match to be published. Drafts need not match. */
export const writtenWords = { page: writtenPage, post: writtenPost, project: writtenProject, service: writtenService }

export type WordsKind = keyof typeof writtenWords
export const wordsKinds = Object.keys(writtenWords) as WordsKind[]

/** In place of a key: what a new article or project begins with. Nothing is stored until `addWriting`. */
export const newKey = 'new'

export const {
  list: listWritings,
  find: findWriting,
  findVersion: findWritingVersion,
  preview: previewWriting,
  previewTyped: previewTypedWriting,
  saveDraft: saveWritingDraft,
  discardDraft: discardWritingDraft,
  publish: publishWriting,
  schedule: scheduleWriting,
  goBack: goBackToWriting,
} = writingCalls('/admin/words/:kind', { read: 'words.read', write: 'words.write' })

export const addWriting = endpoint('POST', '/admin/words/:kind', {
  summary: 'Creates an article (post) or project as a draft.',
  access: staff('words.write'),
  rate: 'write',
  ...newWriting,
  errors: ['writing-not-found'],
})

export const switchWriting = endpoint('PUT', '/admin/words/:kind/:key/switch', {
  summary: 'Shows, hides or archives an article or project, as a new version; a draft is kept.',
  access: staff('words.write'),
  rate: 'write',
  body: z.strictObject({
    revision,
    is_shown: z.boolean(),
    is_archived: z.boolean().default(false).meta({ description: 'Whether lists leave it out while it is not shown' }),
  }),
  response: oneOf(z.object({ revision: z.number().int() })),
  errors: ['writing-not-found', 'changed-meanwhile'],
})
