import { z } from 'zod'
import { hongKongAreas } from './hong-kong-districts.ts'
import { budgetBands, keysOf, projectScopes, projectStyles, propertyTypes, roomTypes } from './project-options.ts'
import { day, id, picture } from './wire.ts'
import { markdown, said, sentences } from './written-texts.ts'

const districts = hongKongAreas.flatMap((area) => area.districts).map(({ key }) => key)
const product = id.meta({ choice: 'products' })
const percent = z.number().min(0).max(100)

/** A project of the portfolio as staff write it. */
export const writtenProject = z
  .object({
    title: said(200),
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
    materials: z.array(said(100)).max(40),
    team: z.array(z.object({ role: said(60), name: said(60) })).max(20),
    pictures: z
      .array(
        z.object({
          picture: picture,
          caption: sentences(300),
          room_type: z.enum(keysOf(roomTypes)).nullable(),
          hotspots: z.array(z.object({ product_id: product, x: percent, y: percent })).max(12),
        }),
      )
      .max(60),
    comparisons: z.array(z.object({ before: picture, after: picture, caption: sentences(300) })).max(12),
    product_ids: z.array(product).max(60),
    rank: z.number().int().min(-1000).max(1000),
    is_shown: z.boolean(),
  })
  .refine(({ started_on, finished_on }) => !started_on || !finished_on || started_on <= finished_on, {
    path: ['finished_on'],
    params: { code: 'too-small' },
  })
  .refine(({ finished_on, year }) => !finished_on || finished_on.startsWith(`${year}-`), {
    path: ['year'],
    params: { code: 'invalid' },
  })
