import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { staff, type StaffPermission } from '../staff/permissions.ts'
import { flag, id, instant, line, listOf, oneOf, pageQuery, words } from '../wire.ts'

/** The content of a draft. It is checked against its `written-*.ts` schema only when published. */
const written = z.record(z.string(), z.json())

/** Eighteen trades of standard items in three languages, and as many again. */
const bodyMaximumBytes = 512 * 1024

const code = line(40)
  .optional()
  .meta({ description: "Of the caller's authenticator; asked for where money may be paid elsewhere" })

const provable = ['second-factor-needed', 'second-factor-wrong'] as const

const revision = z.number().int().min(0).meta({ description: 'Of the draft that was read; a later one is not touched' })

const summary = z.object({
  _id: z.string().meta({ description: 'The slug of a page or configuration, else an id' }),
  title: words,
  is_live: z.boolean().meta({ description: 'Whether the shop shows it' }),
  has_draft: z.boolean(),
  publish_at: instant.nullable(),
  publish_failure: z.string().nullable().meta({ description: 'Why the last scheduled publication did not come about' }),
  changed_at: instant.nullable(),
  changed_by: z.string().nullable(),
})

const details = summary.extend({
  revision: z.number().int(),
  live: written.nullable(),
  draft: written.nullable(),
  versions: z
    .array(z.object({ version: z.number().int(), published_at: instant, published_by: z.string().nullable() }))
    .meta({ description: 'The newest first' }),
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
      summary: 'What is kept in versions, with the state of its draft.',
      access: mayRead,
      rate: 'read',
      query: z.object({ ...pageQuery(25), q: line(100).optional(), has_draft: flag.optional() }),
      response: listOf(summary),
      errors: [],
    }),
    find: endpoint('GET', `${base}/:key` as const, {
      summary: 'What the shop shows, the draft, and the versions so far.',
      access: mayRead,
      rate: 'read',
      response: oneOf(details),
      errors: ['writing-not-found'],
    }),
    findVersion: endpoint('GET', `${base}/:key/versions/:version` as const, {
      summary: 'What an earlier version said.',
      access: mayRead,
      rate: 'read',
      response: oneOf(z.object({ version: z.number().int(), published_at: instant, written })),
      errors: ['writing-not-found'],
    }),
    preview: endpoint('GET', `${base}/:key/preview` as const, {
      summary:
        'Addresses at which the shop shows the draft in each language, for half an hour and to anyone who has them.',
      access: mayRead,
      rate: 'read',
      response: addresses,
      errors: ['writing-not-found'],
    }),
    previewTyped: endpoint('PUT', `${base}/:key/preview` as const, {
      summary: 'The same addresses for what the caller has typed and not saved. The next one takes its place.',
      access: mayWrite,
      rate: 'write',
      body: z.strictObject({ written }),
      bodyMaximumBytes,
      response: addresses,
      errors: ['writing-not-found'],
    }),
    saveDraft: endpoint('PUT', `${base}/:key/draft` as const, {
      summary: 'Keeps a draft, finished or not. The shop shows nothing of it.',
      access: mayWrite,
      rate: 'write',
      body: z.strictObject({ revision, written }),
      bodyMaximumBytes,
      response: oneOf(details),
      errors: ['writing-not-found', 'changed-meanwhile'],
    }),
    discardDraft: endpoint('PUT', `${base}/:key/discard` as const, {
      summary: 'Throws the draft away.',
      access: mayWrite,
      rate: 'write',
      body: z.strictObject({ revision }),
      response: oneOf(details),
      errors: ['writing-not-found', 'changed-meanwhile', 'no-draft'],
    }),
    publish: endpoint('PUT', `${base}/:key/publish` as const, {
      summary: 'Shows the draft in the shop, as a new version. What does not fit its form is refused whole.',
      access: mayWrite,
      rate: 'write',
      body: z.strictObject({ revision, code }),
      response: oneOf(details),
      errors: ['writing-not-found', 'changed-meanwhile', 'no-draft', ...provable],
    }),
    schedule: endpoint('PUT', `${base}/:key/schedule` as const, {
      summary: 'Publishes the draft at a time, or, with null, not by itself.',
      access: mayWrite,
      rate: 'write',
      body: z.strictObject({ revision, publish_at: instant.nullable(), code }),
      response: oneOf(details),
      errors: ['writing-not-found', 'changed-meanwhile', 'no-draft', ...provable],
    }),
    goBack: endpoint('PUT', `${base}/:key/go-back` as const, {
      summary: 'Shows an earlier version again, as a new one; a draft stays as it is.',
      access: mayWrite,
      rate: 'write',
      body: z.strictObject({ revision, version: z.number().int().min(1), code }),
      response: oneOf(details),
      errors: ['writing-not-found', 'changed-meanwhile', ...provable],
    }),
  }
}

export const newWriting = { body: z.strictObject({ written }), response: oneOf(z.object({ _id: id })) }
