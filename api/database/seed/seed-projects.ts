import type { Insertable } from 'kysely'
import { slugOf } from '@fitout/contract/formats.ts'
import type { Database } from '../../src/database/database.ts'
import { idFromKey } from '../../src/database/new-id.ts'
import type { Projects } from '../tables.ts'
import type { SeedProject } from './projects/project-types.ts'
import { projects } from './projects/projects.ts'
import { productId } from './seed-catalogue.ts'
import type { SeedMedia } from './seed-pictures.ts'

const projectId = (key: string) => idFromKey(`project ${key}`)

export async function insertProjects(db: Database, media: SeedMedia): Promise<void> {
  await db
    .insertInto('projects')
    .values(projects.map((project, index) => projectRow(project, media, projects.length - index)))
    .execute()
  const pictures = projects.flatMap((project) =>
    project.pictures.map((picture, position) => ({ ...picture, project_id: projectId(project.key), position })),
  )
  await db
    .insertInto('project_pictures')
    .values(
      pictures.map(({ project_id, position, alt, caption, room, ...picture }) => ({
        project_id,
        position,
        picture_id: media.pictureOf(picture).id,
        alt,
        caption,
        room_type: room,
      })),
    )
    .execute()
  await db
    .insertInto('project_hotspots')
    .values(
      pictures.flatMap(({ project_id, position, hotspots = [] }) =>
        hotspots.map(([product, x, y]) => ({
          project_id,
          picture_position: position,
          product_id: productId(product),
          x: Math.round(x * 10),
          y: Math.round(y * 10),
        })),
      ),
    )
    .execute()
  await db
    .insertInto('project_products')
    .values(
      projects.flatMap(({ key, products }) =>
        products.map((product, position) => ({
          project_id: projectId(key),
          product_id: productId(product),
          position,
        })),
      ),
    )
    .execute()
  for (const project of projects) await insertShows(db, project, media)
}

/** Fields of some projects only. */
async function insertShows(db: Database, { key, comparison, film }: SeedProject, media: SeedMedia): Promise<void> {
  const place = { project_id: projectId(key), position: 0 }
  if (comparison) {
    const { before, after, caption } = comparison
    await db
      .insertInto('project_comparisons')
      .values({
        ...place,
        before_picture_id: media.pictureOf(before).id,
        before_alt: before.alt,
        after_picture_id: media.pictureOf(after).id,
        after_alt: after.alt,
        caption,
      })
      .execute()
  }
  if (film) {
    const { file, seconds, title, transcript, poster } = film
    await db
      .insertInto('project_videos')
      .values({
        ...place,
        file: media.videoOf(file),
        seconds,
        title,
        transcript,
        picture_id: media.pictureOf(poster).id,
        picture_alt: poster.alt,
      })
      .execute()
  }
}

function projectRow(project: SeedProject, media: SeedMedia, rank: number): Insertable<Projects> {
  const { key, title, works, pictures } = project
  const [cover] = pictures
  if (!cover) throw new Error(`${key} has no picture`)
  return {
    id: projectId(key),
    key,
    title,
    slug: { en: slugOf(title.en) || key, zh: slugOf(title.zh) || key, cn: slugOf(title.cn) || key },
    summary: project.summary,
    story: project.story,
    place: project.place,
    style: project.style,
    property_type: project.propertyType,
    district: project.district,
    scope: project.scope,
    room_types: [...new Set(pictures.map(({ room }) => room))],
    saleable_sqft: project.squareFeet ?? null,
    budget_band: project.budget ?? null,
    year: project.year,
    started_on: works?.[0] ?? null,
    finished_on: works?.[1] ?? null,
    materials: JSON.stringify(project.materials),
    team: JSON.stringify(project.team),
    picture_id: media.pictureOf(cover).id,
    picture_alt: cover.alt,
    model_file: project.model ? media.modelOf(project.model) : null,
    status: 'ACTIVE',
    rank,
    published_at: new Date(`${works?.[1] ?? `${project.year}-06-30`}T02:00:00Z`),
  }
}
