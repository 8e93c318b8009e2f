import { z } from 'zod'
import { hongKongAreas } from '../hong-kong-districts.ts'
import { budgetBands, keysOf, projectScopes, projectStyles, propertyTypes, roomTypes } from '../project-options.ts'
import { day, id, line, picture } from '../wire.ts'
import { markdown, localisedLine, sentences, writtenListing } from './written-texts.ts'

const districts = hongKongAreas.flatMap((area) => area.districts).map(({ key }) => key)
const product = id.meta({ choice: 'products' })
const percent = z.number().min(0).max(100)
const file = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const film = z
  .object({
    url: line(100).regex(new RegExp(`^/media/videos/${file}\\.(?:webm|mp4)$`)),
    seconds: z.number().int().min(1).max(7200),
  })
  .meta({ look: 'film' })
const model = z.object({ url: line(100).regex(new RegExp(`^/media/models/${file}\\.glb$`)) }).meta({ look: 'model' })

/** A portfolio project as staff write it. */
export const writtenProject = z
  .object({
    title: localisedLine(200),
    summary: sentences(500),
    picture: picture,
    story: markdown(30_000),
    place: sentences(100).nullable(),
    style: z.enum(keysOf(projectStyles)).nullable(),
    property_type: z.enum(keysOf(propertyTypes)).nullable(),
    district: z.enum(districts).nullable(),
    scope: z.enum(keysOf(projectScopes)).nullable(),
    budget_band: z.enum(keysOf(budgetBands)).nullable(),
    saleable_sqft: z.number().int().min(1).max(1_000_000).nullable(),
    year: z.number().int().min(1950).max(2199),
    started_on: day.nullable(),
    finished_on: day.nullable(),
    materials: z.array(localisedLine(100)).max(40),
    team: z.array(z.object({ role: localisedLine(60), name: localisedLine(60) })).max(20),
    pictures: z
      .array(
        z.object({
          picture: picture,
          caption: sentences(300),
          room_type: z.enum(keysOf(roomTypes)).nullable(),
          hotspots: z
            .array(z.object({ product_id: product, x: percent, y: percent }).meta({ look: 'hotspot' }))
            .max(12),
        }),
      )
      .max(60),
    comparisons: z.array(z.object({ before: picture, after: picture, caption: sentences(300) })).max(12),
    // Older versions lack the field, in which case the project keeps its videos.
    videos: z
      .array(z.object({ film, title: localisedLine(200), transcript: sentences(5000), poster: picture }))
      .max(6)
      .optional(),
    model: model.nullish(),
    product_ids: z.array(product).max(60),
    rank: z.number().int().min(-1000).max(1000),
    is_shown: z.boolean(),
    ...writtenListing,
  })
  .refine(({ started_on, finished_on }) => !started_on || !finished_on || started_on <= finished_on, {
    path: ['finished_on'],
    params: { code: 'too-small' },
  })
  .refine(({ finished_on, year }) => !finished_on || finished_on.startsWith(`${year}-`), {
    path: ['year'],
    params: { code: 'invalid' },
  })
