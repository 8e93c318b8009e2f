import { slugOf } from '@fitout/contract/formats.ts'
import { type Locale, locales, type Words } from '@fitout/contract/locales.ts'
import type { writtenProject } from '@fitout/contract/writings/written-projects.ts'
import type { picture } from '@fitout/contract/wire.ts'
import type { z } from 'zod'
import type { WritingState } from '../../database/archived-texts.ts'
import type { Database } from '../../database/database.ts'
import { listingColumns, writtenListing } from '../../database/listing-columns.ts'
import { AppError } from '../../http/app-error.ts'
import type { Place } from '../../http/pages.ts'
import { foldText } from '../catalogue/catalogue-service.ts'
import {
  modelNameOf,
  modelUrl,
  pictureIdOf,
  presentPicture,
  videoNameOf,
  videoUrl,
} from '../pictures/pictures-service.ts'
import {
  isWithdrawn,
  listProjectTitleRows,
  listTitlesToSearch,
  listWrittenProjectRows,
  type ProjectParts,
  replaceParts,
  replaceVideos,
  upsertProject,
  type WrittenProjectRow,
} from './written-projects-queries.ts'

type Written = z.output<typeof writtenProject>
/** A project that was never published may lack its picture. */
export type StoredProject = Omit<Written, 'picture'> & { picture: z.input<typeof picture> | null }

/** All projects as written by staff, by id, or those with the given ids. */
export async function listWrittenProjects(db: Database, ids?: readonly string[]): Promise<Map<string, StoredProject>> {
  const rows = await listWrittenProjectRows(db, ids)
  return new Map(rows.map((row) => [row.id, toWritten(row)]))
}

/** `drafted` have a draft, `found` have a draft title that contains the words; of the others, the titles are searched. */
type DraftFilter = {
  words: readonly string[]
  drafted: readonly string[]
  found: readonly string[]
  has_draft?: boolean | undefined
  state: WritingState | undefined
}

/** The titles of one page of projects, in the order of the portfolio, and the number of matches. */
export async function listTitlesOfProjects(
  db: Database,
  { words, drafted, found, has_draft, state }: DraftFilter,
  place: Place,
) {
  const among = words.length > 0 ? [...found, ...(await findByTitle(db, words, drafted))] : undefined
  return listProjectTitleRows(db, { among, drafted, has_draft, state }, place)
}

/** The database cannot fold the spellings of a title. */
async function findByTitle(db: Database, words: readonly string[], drafted: readonly string[]): Promise<string[]> {
  const others = new Set(drafted)
  const rows = await listTitlesToSearch(db)
  return rows.flatMap(({ id, title }) => {
    if (others.has(id)) return []
    const text = foldText([id, ...Object.values(title)].join('\n'))
    return words.every((word) => text.includes(word)) ? id : []
  })
}

/** Publishes a project as written. Throws `invalid-input` if its client has withdrawn consent. */
export async function publishProject(db: Database, id: string, project: Written, now: Date): Promise<void> {
  const { picture: cover, pictures, comparisons, videos, model, product_ids, is_shown, ...fields } = project
  if (is_shown && (await isWithdrawn(db, id)))
    throw new AppError('invalid-input', { errors: [{ path: 'is_shown', code: 'invalid' }] })
  const slug = inEach(project.title, (text) => slugOf(text) || id.slice(-8))
  const key = `${slugOf(project.title.en ?? '').slice(0, 60) || 'project'}-${id.slice(-8)}`
  await upsertProject(
    db,
    { id, key, now },
    {
      ...fields,
      ...listingColumns(fields),
      slug,
      materials: JSON.stringify(fields.materials),
      team: JSON.stringify(fields.team),
      room_types: [...new Set(pictures.flatMap(({ room_type }) => room_type ?? []))],
      picture_id: pictureIdOf(cover.url),
      picture_alt: cover.alt,
      status: is_shown ? 'ACTIVE' : 'INACTIVE',
      updated_at: now,
      ...(model !== undefined && { model_file: model && modelNameOf(model.url) }),
    },
  )
  await replaceParts(db, id, partsOf({ pictures, comparisons, product_ids }))
  if (videos) await replaceVideos(db, id, videos.map(videoRow))
}

function partsOf({ pictures, comparisons, product_ids }: Pick<Written, 'pictures' | 'comparisons' | 'product_ids'>) {
  const parts: ProjectParts = {
    pictures: pictures.map(({ picture: shown, caption, room_type }) => ({
      picture_id: pictureIdOf(shown.url),
      alt: shown.alt,
      caption,
      room_type,
    })),
    hotspots: pictures.flatMap(({ hotspots }, picture_position) =>
      hotspots.map(({ product_id, x, y }) => ({
        picture_position,
        product_id,
        x: Math.round(x * 10),
        y: Math.round(y * 10),
      })),
    ),
    comparisons: comparisons.map(({ before, after, caption }) => ({
      before_picture_id: pictureIdOf(before.url),
      before_alt: before.alt,
      after_picture_id: pictureIdOf(after.url),
      after_alt: after.alt,
      caption,
    })),
    productIds: product_ids,
  }
  return parts
}

function videoRow({ film, title, transcript, poster }: NonNullable<Written['videos']>[number]) {
  const shown = { picture_id: pictureIdOf(poster.url), picture_alt: poster.alt }
  return { file: videoNameOf(film.url), seconds: film.seconds, title, transcript, ...shown }
}

function toWritten(row: WrittenProjectRow): StoredProject {
  const { id: _id, status, picture: cover, picture_alt, pictures, comparisons, videos, model_file, ...rest } = row
  const { listing_title: _title, listing_description: _description, ...fields } = rest
  return {
    ...(fields as Omit<StoredProject, 'picture' | 'pictures' | 'comparisons' | 'videos' | 'is_shown'>),
    picture: cover && presentPicture(cover, picture_alt ?? {}),
    pictures: pictures.map(({ picture: shown, alt, caption, room_type, hotspots }) => ({
      picture: presentPicture(shown, alt),
      caption,
      room_type: room_type as Written['pictures'][number]['room_type'],
      hotspots: hotspots.map(({ product_id, x, y }) => ({ product_id, x: x / 10, y: y / 10 })),
    })),
    comparisons: comparisons.map(({ before, before_alt, after, after_alt, caption }) => ({
      before: presentPicture(before, before_alt),
      after: presentPicture(after, after_alt),
      caption,
    })),
    videos: videos.map(({ file, seconds, title, transcript, picture: poster, picture_alt: alt }) => ({
      film: { url: videoUrl(file), seconds },
      title,
      transcript,
      poster: presentPicture(poster, alt),
    })),
    model: model_file === null ? null : { url: modelUrl(model_file) },
    is_shown: status === 'ACTIVE',
    ...writtenListing(row),
  }
}

function inEach(words: Words, change: (text: string) => string): Words {
  const written = locales.filter((locale) => words[locale])
  return Object.fromEntries(written.map((locale: Locale) => [locale, change(words[locale] ?? '')]))
}
