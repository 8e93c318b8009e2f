import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { staff, type StaffPermission } from '../staff/permissions.ts'
import { flag, id, instant, line, listOf, oneOf, pageQuery, picture, words } from '../wire.ts'

/** The content of a draft. It is checked against its `written-*.ts` schema only when published. */
const written = z.record(z.string(), z.json())

/** Eighteen trades of standard items in three languages, and as many again. */
const bodyMaximumBytes = 512 * 1024

const code = line(40)
  .optional()
  .meta({ description: "Of the caller's authenticator; asked for where money may be paid elsewhere" })

const provable = ['second-factor-needed', 'second-factor-wrong'] as const

export const revision = z
  .number()
  .int()
  .min(0)
  .meta({ description: 'Of the draft that was read; a later one is not touched' })

/**
 * Drafts with a time at which they are published, texts that the shop does not show, and those that lists leave out unless
 * asked for.
 */
export const writingStates = ['scheduled', 'hidden', 'archived'] as const

const summary = z.object({
  _id: z.string().meta({ description: 'The slug of a page or configuration, else an id' }),
  title: words,
  is_live: z.boolean().meta({ description: 'Whether the shop shows it' }),
  is_published: z.boolean().meta({ description: 'Whether it has been published, shown or not' }),
  has_draft: z.boolean(),
  publish_at: instant.nullable(),
  publish_failure: z.string().nullable().meta({ description: 'Why the last scheduled publication did not come about' }),
  changed_at: instant.nullable(),
  changed_by: z.string().nullable(),
  revision: z.number().int(),
})

const listed = summary.extend({
  picture: picture.omit({ alt: true }).nullable().meta({ description: 'The main picture of an article or project' }),
  is_archived: z.boolean(),
  published_at: instant.nullable().meta({ description: 'When an article or project was first published' }),
})

const details = summary.extend({
  is_archived: z.boolean(),
  live: written.nullable(),
  draft: written.nullable(),
  versions: z
    .array(z.object({ version: z.number().int(), published_at: instant, published_by: z.string().nullable() }))
    .meta({ description: 'The newest first' }),
  known: z
    .record(z.string(), z.array(words))
    .meta({ description: 'Words of other texts that recur, such as authors, by field, the last used first' }),
  guarded: z
    .array(z.object({ path: z.string(), changed_at: instant, changed_by: z.string().nullable() }))
    .meta({ description: 'Fields of where money is paid to that were changed in the last 30 days, by whom and when' }),
})

const addresses = oneOf(z.object({ zh: z.string(), cn: z.string(), en: z.string() }))

/** The calls to draft, preview, publish and discard versioned content. */
export function writingCalls<const Base extends string, Read extends StaffPermission, Write extends StaffPermission>(
  base: Base,
  permissions: { read: Read; write: Write },
) {
  const mayRead = staff(permissions.read)
  const mayWrite = staff(permissions.write)
  return {
    list: endpoint('GET', `${base}/all` as const, {
      summary: 'The versioned content of a kind, with the state of each draft; archived ones only by state or search.',
      access: mayRead,
      rate: 'read',
      query: z.object({
        ...pageQuery(25),
        q: line(100).optional().meta({ description: 'Part of a title or id; of a post also words of its text' }),
        has_draft: flag.optional(),
        state: z.enum(writingStates).optional(),
      }),
      response: listOf(listed),
      errors: [],
    }),
    find: endpoint('GET', `${base}/:key` as const, {
      summary: 'The published content, the draft, and all versions so far.',
      access: mayRead,
      rate: 'read',
      response: oneOf(details),
      errors: ['writing-not-found'],
    }),
    findVersion: endpoint('GET', `${base}/:key/versions/:version` as const, {
      summary: 'The content of an earlier version.',
      access: mayRead,
      rate: 'read',
      response: oneOf(z.object({ version: z.number().int(), published_at: instant, written })),
      errors: ['writing-not-found'],
    }),
    preview: endpoint('GET', `${base}/:key/preview` as const, {
      summary: 'Preview addresses of the draft in each language, for half an hour and for anyone who has them.',
      access: mayRead,
      rate: 'read',
      response: addresses,
      errors: ['writing-not-found'],
    }),
    previewTyped: endpoint('PUT', `${base}/:key/preview` as const, {
      summary: "Preview addresses of the caller's unsaved input. The next preview replaces it.",
      access: mayWrite,
      rate: 'write',
      body: z.strictObject({ written }),
      bodyMaximumBytes,
      response: addresses,
      errors: ['writing-not-found'],
    }),
    saveDraft: endpoint('PUT', `${base}/:key/draft` as const, {
      summary: 'Saves a draft, complete or not. The shop does not show it.',
      access: mayWrite,
      rate: 'write',
      body: z.strictObject({ revision, written }),
      bodyMaximumBytes,
      response: oneOf(details),
      errors: ['writing-not-found', 'changed-meanwhile'],
    }),
    discardDraft: endpoint('PUT', `${base}/:key/discard` as const, {
      summary: 'Discards the draft.',
      access: mayWrite,
      rate: 'write',
      body: z.strictObject({ revision }),
      response: oneOf(details),
      errors: ['writing-not-found', 'changed-meanwhile', 'no-draft'],
    }),
    publish: endpoint('PUT', `${base}/:key/publish` as const, {
      summary: 'Publishes the draft as a new version. Invalid content is refused as a whole.',
      access: mayWrite,
      rate: 'write',
      body: z.strictObject({ revision, code }),
      response: oneOf(details),
      errors: ['writing-not-found', 'changed-meanwhile', 'no-draft', ...provable],
    }),
    schedule: endpoint('PUT', `${base}/:key/schedule` as const, {
      summary: 'Schedules the draft for publishing or, with null, unschedules it.',
      access: mayWrite,
      rate: 'write',
      body: z.strictObject({ revision, publish_at: instant.nullable(), code }),
      response: oneOf(details),
      errors: ['writing-not-found', 'changed-meanwhile', 'no-draft', ...provable],
    }),
    goBack: endpoint('PUT', `${base}/:key/go-back` as const, {
      summary: 'Publishes an earlier version again, as a new one; a draft is kept.',
      access: mayWrite,
      rate: 'write',
      body: z.strictObject({ revision, version: z.number().int().min(1), code }),
      response: oneOf(details),
      errors: ['writing-not-found', 'changed-meanwhile', ...provable],
    }),
  }
}

export const newWriting = { body: z.strictObject({ written }), response: oneOf(z.object({ _id: id })) }
